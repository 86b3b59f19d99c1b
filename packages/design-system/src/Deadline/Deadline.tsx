import {
  formatDateTime,
  formatDeadline,
  formatPastTime,
  formatRelative,
  formatShortDay,
  formatUntil,
  isToCome,
  useLanguage,
} from '@tolk/i18n';
import type { ReactNode } from 'react';
import { useNow } from '../clock/use-now.ts';

interface DeadlineProps {
  /** ISO 8601. */
  iso: string;
  /** IANA zone of the person who set the deadline: shown on hover, beside the viewer's own. */
  authorZone?: string;
}

/** `in 2 days · Fri 18:00 UTC+8` in the viewer's zone. A prerendered page has the builder's zone until it is hydrated. */
export function Deadline(props: DeadlineProps) {
  const place = useMomentPlace();
  return (
    <Moment {...props} brief>
      {formatDeadline(props.iso, place)}
    </Moment>
  );
}

/** `Fri 18:00 UTC+8 · in 2 days`: a deadline behind the word “until”. */
export function Until(props: DeadlineProps) {
  const place = useMomentPlace();
  return (
    <Moment {...props} brief>
      {formatUntil(props.iso, place)}
    </Moment>
  );
}

/** `in 2 days`, `3 hours ago`: for a list to be scanned; the moment itself on hover. */
export function Relative(props: DeadlineProps) {
  const place = useMomentPlace();
  return (
    <Moment {...props} brief>
      {formatRelative(props.iso, place)}
    </Moment>
  );
}

/** `20 Nov`, likewise. */
export function ShortDay(props: DeadlineProps) {
  const language = useLanguage();
  return <Moment {...props}>{formatShortDay(props.iso, { language })}</Moment>;
}

/**
 * Date and time. The offset follows where the moment is still to come, or was set by somebody in another
 * zone; a past one is in the reader's own zone and needs none.
 */
export function DateTime(props: DeadlineProps) {
  const { now, language } = useMomentPlace();
  return props.authorZone !== undefined || isToCome(props.iso, now) ? (
    <Moment {...props}>{formatDateTime(props.iso, { language })}</Moment>
  ) : (
    <Moment {...props} brief>
      {formatPastTime(props.iso, { language })}
    </Moment>
  );
}

function useMomentPlace() {
  return { now: new Date(useNow(60_000)).toISOString(), language: useLanguage() };
}

interface MomentProps extends DeadlineProps {
  /** Says less than date, time and offset; on paper, which nobody can hover over, those stand there. */
  brief?: boolean;
  children: ReactNode;
}

function Moment({ iso, authorZone, brief = false, children }: MomentProps) {
  const language = useLanguage();
  return (
    <time
      dateTime={iso}
      data-printed={brief ? formatDateTime(iso, { language }) : undefined}
      title={formatDateTime(iso, { language, zone: authorZone })}
      suppressHydrationWarning
    >
      {children}
    </time>
  );
}
