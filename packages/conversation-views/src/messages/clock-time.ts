import { viewerZone } from '@tolk/i18n';

/** What the reader's clock said at a moment: `09:05`. */
export function formatClockTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: viewerZone(),
  }).format(new Date(iso));
}
