import type { StaffRole } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';

/** A staff session with the member behind it. */
export interface StoredStaffSession {
  session_id: string;
  staff_id: string;
  name: string;
  role: StaffRole;
  active: boolean;
  started_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
}

export function findStaffSession(
  db: Queryable,
  tokenHash: Buffer,
): Promise<StoredStaffSession | undefined> {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      'staff_session.id as session_id',
      'staff.id as staff_id',
      'staff.name',
      'staff.role',
      'staff.active',
      'staff_session.started_at',
      'staff_session.last_seen_at',
      'staff_session.ended_at',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function insertStaffSession(
  tx: Queryable,
  session: {
    id: string;
    staffId: string;
    tokenHash: Buffer;
    userAgent: string;
    address: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('staff_session')
    .values({
      id: session.id,
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      started_at: session.now,
      last_seen_at: session.now,
      ended_at: null,
      user_agent: session.userAgent,
      address: session.address,
    })
    .execute();
}

export async function touchStaffSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.updateTable('staff_session').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/** One session; all of a member; all but one of them. */
export type WhichStaffSessions =
  | { sessionId: string }
  | { staffId: string }
  | { staffId: string; but: string };

export async function endStaffSessions(
  tx: Queryable,
  which: WhichStaffSessions,
  now: Date,
): Promise<void> {
  let query = tx.updateTable('staff_session').set({ ended_at: now }).where('ended_at', 'is', null);
  query =
    'sessionId' in which
      ? query.where('id', '=', which.sessionId)
      : query.where('staff_id', '=', which.staffId);
  if ('but' in which) query = query.where('id', '<>', which.but);
  await query.execute();
}
