import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { afterQuietHours, type NotificationEventName, type QuietHours } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { fieldTexts, isZone } from '../../calls/field-rules.ts';
import { invalidFields } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { invalidate } from '../invalidations/invalidate.ts';
import { dropQuietHours, putQuietHours, quietHoursOf } from './quiet-hours-repository.ts';

type Calls = typeof calls.supinterface.security;
type Hours = ResponseOf<Calls['getQuietHours']>;

const sameText = {
  en: 'Choose an end that differs from the start.',
  zh: '结束时间须与开始时间不同。',
};

export async function ownQuietHours({ deps: { db }, personId }: CallContext): Promise<Hours> {
  return { hours: await quietHoursOf(db, personId) };
}

/** Throws `invalid` at `zone` for an unknown one, at `until` for hours without a length. */
export async function setQuietHours(
  { hours }: RequestOf<Calls['setQuietHours']>,
  context: CallContext,
): Promise<Hours> {
  const { personId } = context;
  if (hours && !isZone(hours.zone)) invalidFields({ zone: fieldTexts.unknownZone });
  if (hours && hours.from === hours.until) invalidFields({ until: sameText });
  return context.transaction(async (tx) => {
    if (hours) await putQuietHours(tx, personId, hours);
    else await dropQuietHours(tx, personId);
    invalidate(tx, personId, ['Push']);
    return { hours };
  });
}

/** When something that is due then is sent: security notices at once, all else outside the person's quiet hours. */
export async function outsideQuietHours(
  db: Queryable,
  personId: string,
  { event, due }: { event: NotificationEventName; due: Date },
): Promise<Date> {
  if (event === 'account') return due;
  return outsideHours(await quietHoursOf(db, personId), due);
}

/** `due`, or where that falls into these hours their end. */
export function outsideHours(hours: QuietHours | null, due: Date): Date {
  return hours ? afterQuietHours(due, hours) : due;
}

/**
 * Until when something that is about to be sent waits after all; null where nothing holds it back. What
 * was due before them comes into quiet hours too: they were chosen since, or the server was away.
 */
export async function quietUntil(
  db: Queryable,
  personId: string,
  { event, now }: { event: NotificationEventName; now: Date },
): Promise<Date | null> {
  const end = await outsideQuietHours(db, personId, { event, due: now });
  return end > now ? end : null;
}
