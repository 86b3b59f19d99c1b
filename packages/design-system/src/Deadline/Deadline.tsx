import {
  formatDateTime,
  formatDeadline,
  formatRelative,
  formatShortDay,
  formatUntil,
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
    <Moment {...props} relative>
      {formatDeadline(props.iso, place)}
    </Moment>
  );
}

/** `Fri 18:00 UTC+8 · in 2 days`: a deadline behind the word “until”. */
export function Until(props: DeadlineProps) {
  const place = useMomentPlace();
  return (
    <Moment {...props} relative>
      {formatUntil(props.iso, place)}
    </Moment>
  );
}

/** `in 2 days`, `3 hours ago`: for a list to be scanned; the moment itself on hover. */
export function Relative(props: DeadlineProps) {
  const place = useMomentPlace();
  return (
    <Moment {...props} relative>
      {formatRelative(props.iso, place)}
    </Moment>
  );
}

/** `20 Nov`, likewise. */
export function ShortDay(props: DeadlineProps) {
  const language = useLanguage();
  return <Moment {...props}>{formatShortDay(props.iso, { language })}</Moment>;
}

/** A moment that is over or far: date, time and offset. */
export function DateTime(props: DeadlineProps) {
  const language = useLanguage();
  return <Moment {...props}>{formatDateTime(props.iso, { language })}</Moment>;
}

function useMomentPlace() {
  return { now: new Date(useNow(60_000)).toISOString(), language: useLanguage() };
}

interface MomentProps extends DeadlineProps {
  /** Counted from now; on paper the moment itself stands there. */
  relative?: boolean;
  children: ReactNode;
}

function Moment({ iso, authorZone, relative = false, children }: MomentProps) {
  const language = useLanguage();
  return (
    <time
      dateTime={iso}
      data-printed={relative ? formatDateTime(iso, { language }) : undefined}
      title={formatDateTime(iso, { language, zone: authorZone })}
      suppressHydrationWarning
    >
      {children}
    </time>
  );
}
