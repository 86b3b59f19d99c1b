import { addMs, limits } from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';

/** Who said nothing for so long has gone. */
const goneMs = 2 * limits.service.presenceMs;

interface Beat {
  typing: boolean;
  at: Date;
}

/** The customer has the conversation on screen. */
export function noteCustomer(db: Queryable, id: string, beat: Beat): Promise<void> {
  return note(db, id, null, beat);
}

export function noteMember(db: Queryable, id: string, staffId: string, beat: Beat): Promise<void> {
  return note(db, id, staffId, beat);
}

async function note(db: Queryable, id: string, staffId: string | null, { typing, at }: Beat) {
  const marks = { seen_at: at, typed_at: typing ? at : null };
  await db
    .insertInto('service_presence')
    .values({ conversation_id: id, staff_id: staffId, noted_at: null, ...marks })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'staff_id']).doUpdateSet(marks))
    .execute();
}

/**
 * Notes that a member looks at a conversation; false when the same look was noted a short while ago.
 * One statement, so that of two at once one is noted.
 */
export async function noteLookOnce(
  db: Queryable,
  id: string,
  staffId: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into service_presence (conversation_id, staff_id, noted_at)
    values (${id}, ${staffId}, ${at})
    on conflict (conversation_id, staff_id) do update set noted_at = excluded.noted_at
    where service_presence.noted_at is null
      or service_presence.noted_at < ${addMs(at, -limits.service.lookMs)}
    returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * Notes that a member reads the inbox, with what they search it for; false when the same was noted a short while ago.
 * One statement, so that of two at once one is noted.
 */
export async function noteGlimpseOnce(
  db: Queryable,
  staffId: string,
  search: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into service_glimpse (staff_id, search, noted_at) values (${staffId}, ${search}, ${at})
    on conflict (staff_id, search) do update set noted_at = excluded.noted_at
    where service_glimpse.noted_at < ${addMs(at, -limits.service.lookMs)}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function forgetGlimpses(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('service_glimpse').where('noted_at', '<', before).execute();
}

export async function isStaffTyping(db: Queryable, id: string, now: Date): Promise<boolean> {
  return (await presentAt(db, id, now)).some(({ staffId, typing }) => staffId !== null && typing);
}

/** The customer has it on screen now. */
export async function isCustomerLooking(db: Queryable, id: string, now: Date): Promise<boolean> {
  return (await presentAt(db, id, now)).some(({ staffId }) => staffId === null);
}

/** Who has the conversation on screen; `staffId` is null for the customer. */
export async function presentAt(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ staffId: string | null; name: string | null; typing: boolean }[]> {
  const since = addMs(now, -goneMs);
  const rows = await db
    .selectFrom('service_presence as present')
    .leftJoin('staff', 'staff.id', 'present.staff_id')
    .select(['present.staff_id as staffId', 'staff.name', 'typed_at'])
    .where('conversation_id', '=', id)
    .where('seen_at', '>', since)
    .orderBy('staff.name')
    .execute();
  return rows.map(({ typed_at, ...who }) => ({
    ...who,
    typing: typed_at !== null && typed_at > since,
  }));
}
