import { formatDate, viewerZone, type Language } from '@tolk/i18n';

/**
 * Tells the day of a moment where the reader is. Minutes are remembered: each change of a thread asks for
 * the days of all its messages, and thousands of dates take longer to format than a frame lasts.
 */
export function daysOf(language: Language): (iso: string) => string {
  const zone = viewerZone();
  const known = new Map<string, string>();
  return (iso) => {
    const minute = iso.slice(0, 'YYYY-MM-DDThh:mm'.length);
    const day = known.get(minute) ?? formatDate(iso, { language, zone });
    known.set(minute, day);
    return day;
  };
}
