import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';

/**
 * What an account holds, for the person's own export. No secret is selected: neither password and
 * codes nor tokens, not even their hashes.
 */
export function accountData(db: Queryable, personId: string) {
  return db
    .selectFrom('person')
    .leftJoin('person as inviter', 'inviter.id', 'person.invited_by')
    .leftJoin('person as party', 'party.id', 'person.acted_for')
    .leftJoin('person as company', 'company.id', 'person.acted_for_as_supplier')
    .select([
      'person.id',
      'person.email',
      'person.phone',
      'person.name',
      'person.avatar_url',
      'person.identity',
      'person.language',
      'person.wechat_name',
      'person.wechat_open_id',
      'person.invitation_code',
      'person.own_invitation_code',
      'person.arrived_for',
      'person.created_at',
      'inviter.name as inviter_name',
      'party.name as acted_for',
      'company.name as acted_for_as_supplier',
      sql<boolean>`person.password_hash is not null`.as('has_password'),
      sql<number>`(select count(*) from person as invited where invited.invited_by = person.id)`.as(
        'invited',
      ),
    ])
    .where('person.id', '=', personId)
    .executeTakeFirst();
}

export function sessionData(db: Queryable, personId: string) {
  return db
    .selectFrom('session')
    .select(['started_at', 'last_seen_at', 'ended_at', 'identity', 'user_agent', 'address'])
    .where('person_id', '=', personId)
    .orderBy('started_at')
    .execute();
}

/** That codes were sent, not which. */
export function codeData(db: Queryable, accounts: readonly string[]) {
  return db
    .selectFrom('code')
    .select(['account', 'purpose', 'created_at', 'used_at'])
    .where('account', 'in', accounts)
    .orderBy('created_at')
    .execute();
}

export function notificationData(db: Queryable, personId: string) {
  return db
    .selectFrom('notification')
    .select([
      'identity',
      'title_en',
      'title_zh',
      'text_en',
      'text_zh',
      'path',
      'created_at',
      'read_at',
    ])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function fileData(db: Queryable, ownerId: string) {
  return db
    .selectFrom('file')
    .select(['id', 'purpose', 'name', 'media_type', 'size', 'word_count', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
