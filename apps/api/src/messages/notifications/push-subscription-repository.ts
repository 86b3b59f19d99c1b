import { limits, addMs } from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { PushSubscriptionTable } from './push-subscription-table.ts';

type Subscription = PushSubscriptionTable;

/** Browsers of one person come one after another, so that no more than the bound are kept. */
export async function lockSubscriptions(tx: Tx, personId: string): Promise<void> {
  const key = `push-subscription/${personId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/**
 * Keeps a subscription; one that another account made on the same browser moves. False when the
 * endpoint is known with other keys: then this is not the browser that it belongs to.
 */
export async function putSubscription(
  tx: Tx,
  subscription: Omit<Subscription, 'last_success_at'>,
): Promise<boolean> {
  const { id: _id, endpoint: _endpoint, p256dh, auth, ...holder } = subscription;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('push_subscription')
    .values({ ...subscription, last_success_at: null })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet(holder)
        .where('push_subscription.p256dh', '=', p256dh)
        .where('push_subscription.auth', '=', auth),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes all but the newest `kept` of a person. */
export async function dropOldSubscriptions(tx: Tx, personId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('push_subscription')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .select('id')
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(kept),
    )
    .execute();
}

/** Deletes the subscription that has these keys; answers whose it was. */
export async function takeSubscription(
  tx: Tx,
  { endpoint, p256dh, auth }: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<Omit<Subscription, 'last_success_at'> | undefined> {
  return tx
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .where('auth', '=', auth)
    .returning([
      'id',
      'endpoint',
      'person_id',
      'session_id',
      'p256dh',
      'auth',
      'user_agent',
      'created_at',
    ])
    .executeTakeFirst();
}

/** Deletes this subscription if it belongs to the person. */
export async function dropOwnSubscription(
  tx: Tx,
  { personId, endpoint }: { personId: string; endpoint: string },
): Promise<void> {
  await tx
    .deleteFrom('push_subscription')
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function dropSubscription(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

export async function dropSubscriptionsOf(
  tx: Queryable,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await tx.deleteFrom('push_subscription').where('session_id', 'in', sessionIds).execute();
}

/** For a session that goes on as another: the browser stays subscribed. */
export async function moveSubscriptions(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('push_subscription')
    .set({ session_id: to })
    .where('session_id', '=', from)
    .execute();
}

export async function noteSuccess(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ last_success_at: now })
    .where('id', '=', id)
    .execute();
}

export async function hasSubscription(
  db: Queryable,
  personId: string,
  endpoint?: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('person_id', '=', personId)
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** One to send to; none once its sign-in is over for want of use. */
export async function findSubscription(
  db: Queryable,
  id: string,
  now: Date,
): Promise<Subscription | undefined> {
  return db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'session_id')
    .selectAll('push_subscription')
    .where('push_subscription.id', '=', id)
    .where('session.ended_at', 'is', null)
    .where('session.last_seen_at', '>', addMs(now, -limits.session.idleMs))
    .executeTakeFirst();
}

export async function subscriptionIdsOf(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** For the person's own export: which browsers, without the secrets that write to them. */
export function subscriptionData(db: Queryable, personId: string) {
  return db
    .selectFrom('push_subscription')
    .select(['user_agent', 'created_at', 'last_success_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}
