import { sql } from 'kysely';
import type { ContactChannel, Language } from '@tolk/domain';
import type { CallSession } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { Person } from '../../persons/person-repository.ts';

/** The caller holds the lock of the account (`lockAccount`) and has seen that nobody has it. */
export async function setContact(
  tx: Tx,
  id: string,
  { channel, value }: { channel: ContactChannel; value: string },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ [channel]: value })
    .where('id', '=', id)
    .execute();
}

export async function findByInvitationCode(
  db: Queryable,
  code: string,
): Promise<Person | undefined> {
  return db
    .selectFrom('person')
    .selectAll()
    .where('own_invitation_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** How many people came with this person's invitation. */
export async function countInvited(db: Queryable, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invited_by', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** The language that the person chose last; nothing is written while it stays the same. */
export async function keepLanguage(db: Queryable, id: string, language: Language): Promise<void> {
  await db
    .updateTable('person')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is distinct from', language)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Two bindings of one WeChat come one after the other. */
export async function lockWechat(tx: Tx, openId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wechat/${openId}`}, 0))`.execute(tx);
}

export async function findByWechat(db: Queryable, openId: string): Promise<Person | undefined> {
  return db
    .selectFrom('person')
    .selectAll()
    .where('wechat_open_id', '=', openId)
    .executeTakeFirst();
}

/** Null unbinds. The caller holds the lock of that WeChat and has seen that nobody has it. */
export async function setWechat(
  tx: Queryable,
  id: string,
  wechat: { openId: string; nickname: string | null } | null,
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ wechat_open_id: wechat?.openId ?? null, wechat_name: wechat?.nickname ?? null })
    .where('id', '=', id)
    .execute();
}

/** A session speaks another language from now on: the person has changed it there. */
export async function changeLanguage(
  db: Queryable,
  { sessionId, personId }: Pick<CallSession, 'sessionId' | 'personId'>,
  language: Language,
): Promise<void> {
  await db.updateTable('session').set({ language }).where('id', '=', sessionId).execute();
  await keepLanguage(db, personId, language);
}
