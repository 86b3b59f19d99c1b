import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { NewsTable } from './news-table.ts';

export type NewsRecord = Selectable<NewsTable>;

/** What is published for people of this identity, the newest first. */
export function publishedNews(
  db: Queryable,
  audience: Identity,
  limit: number,
): Promise<NewsRecord[]> {
  return db
    .selectFrom('news')
    .selectAll()
    .where('state', '=', 'published')
    .where('audience', 'in', ['all', audience])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function listNews(
  db: Queryable,
  state: NewsRecord['state'] | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const matching = db
    .selectFrom('news')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await matching
    .innerJoin('staff', 'staff.id', 'news.author_id')
    .selectAll('news')
    .select('staff.name as author')
    .orderBy('news.created_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

export async function insertNews(tx: Queryable, news: Insertable<NewsTable>): Promise<void> {
  await tx.insertInto('news').values(news).execute();
}

export async function updateNews(
  tx: Tx,
  id: string,
  changes: Updateable<NewsTable>,
): Promise<void> {
  await tx.updateTable('news').set(changes).where('id', '=', id).execute();
}

export function lockNews(tx: Tx, id: string): Promise<NewsRecord | undefined> {
  return tx.selectFrom('news').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findNews(db: Queryable, id: string) {
  return db
    .selectFrom('news')
    .innerJoin('staff', 'staff.id', 'news.author_id')
    .selectAll('news')
    .select('staff.name as author')
    .where('news.id', '=', id)
    .executeTakeFirst();
}

/** People whom news for this audience concern, after `after` in the order of their ids. */
export function newsReaders(
  db: Queryable,
  { audience, published_at }: Pick<NewsRecord, 'audience' | 'published_at'>,
  after: string | null,
  limit: number,
): Promise<{ id: string; identity: Identity | null }[]> {
  let query = db
    .selectFrom('person')
    .select(['id', 'identity'])
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('created_at', '<=', published_at);
  if (after !== null) query = query.where('id', '>', after);
  if (audience === 'all') query = query.where('identity', 'is not', null);
  else {
    const profile = audience === 'supplier' ? 'supplier_profile' : 'client_profile';
    query = query.where((eb) =>
      eb.or([
        eb('identity', '=', audience),
        eb.exists(
          eb.selectFrom(profile).select('person_id').whereRef('person_id', '=', 'person.id'),
        ),
      ]),
    );
  }
  return query.orderBy('id').limit(limit).execute();
}
