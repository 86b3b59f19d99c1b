import { formatDateTime, formatDeadline, useLanguage } from '@tolk/i18n';
import { useNow } from '../clock/use-now.ts';

interface DeadlineProps {
  /** ISO 8601. */
  iso: string;
  /** IANA zone of whoever set the deadline: shown on hover, beside the viewer's own. */
  authorZone?: string;
}

/** `in 2 days · Fri 18:00 UTC+8` in the viewer's zone. A prerendered page has the builder's zone until it is hydrated. */
export function Deadline({ iso, authorZone }: DeadlineProps) {
  const language = useLanguage();
  const now = new Date(useNow(60_000)).toISOString();
  return (
    <time
      dateTime={iso}
      title={formatDateTime(iso, { language, zone: authorZone })}
      suppressHydrationWarning
    >
      {formatDeadline(iso, { now, language })}
    </time>
  );
}

/** A moment that is over or far: date, time and offset. */
export function DateTime({ iso, authorZone }: DeadlineProps) {
  const language = useLanguage();
  return (
    <time
      dateTime={iso}
      title={formatDateTime(iso, { language, zone: authorZone })}
      suppressHydrationWarning
    >
      {formatDateTime(iso, { language })}
    </time>
  );
}
