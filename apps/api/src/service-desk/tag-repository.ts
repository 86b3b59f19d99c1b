import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';
import type { ServiceTagTable } from './service-table.ts';

export type Tag = Selectable<ServiceTagTable>;

/** By English name; those that are offered no more are last. */
export function listTags(db: Queryable): Promise<Tag[]> {
  return db
    .selectFrom('service_tag')
    .selectAll()
    .orderBy((eb) => eb('retired_at', 'is not', null))
    .orderBy('name_en')
    .orderBy('id')
    .execute();
}

/** Undefined where there is no such tag. */
export function saveTag(
  tx: Tx,
  id: string | undefined,
  names: Pick<Tag, 'name_en' | 'name_zh'>,
): Promise<Tag | undefined> {
  if (id !== undefined)
    return tx
      .updateTable('service_tag')
      .set(names)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  return tx
    .insertInto('service_tag')
    .values({ id: randomUUID(), ...names, retired_at: null })
    .returningAll()
    .executeTakeFirst();
}

export function retireTag(tx: Tx, id: string, at: Date | null): Promise<Tag | undefined> {
  return tx
    .updateTable('service_tag')
    .set({ retired_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Tags that this conversation can carry: those that are offered, and those that it has. */
export async function offeredTags(db: Queryable, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('service_tag')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('retired_at', 'is', null),
        eb(
          'id',
          'in',
          eb
            .selectFrom('service_conversation_tag')
            .select('tag_id')
            .where('conversation_id', '=', conversationId),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function setTags(
  tx: Tx,
  conversationId: string,
  tagIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('service_conversation_tag')
    .where('conversation_id', '=', conversationId)
    .execute();
  if (tagIds.length === 0) return;
  const rows = tagIds.map((tag_id) => ({ conversation_id: conversationId, tag_id }));
  await tx.insertInto('service_conversation_tag').values(rows).execute();
}
