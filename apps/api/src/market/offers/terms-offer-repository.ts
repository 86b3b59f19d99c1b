import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Identity, OfferStatus } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import { nameShownTo } from '../postings/posting-sight-repository.ts';
import type { TermsOfferTable } from './terms-offer-table.ts';

export type TermsOfferRow = Selectable<TermsOfferTable>;
export type NewOffer = Omit<
  Insertable<TermsOfferTable>,
  'id' | 'status' | 'answered_at' | 'answer_note'
>;

/** A posting and one supplier: what a negotiation is between. */
export interface Pair {
  posting_id: string;
  supplier_id: string;
}

/** The offers of two about one posting, the newest first. */
export function offersOfPair(db: Queryable, pair: Pair): Promise<TermsOfferRow[]> {
  return db
    .selectFrom('terms_offer')
    .selectAll()
    .where((eb) => eb.and({ ...pair }))
    .orderBy('round', 'desc')
    .execute();
}

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<void> {
  await tx
    .insertInto('terms_offer')
    .values({ ...offer, id: randomUUID(), status: 'open', answered_at: null, answer_note: null })
    .execute();
}

/** Ends an open offer. */
export async function endOffer(
  tx: Tx,
  id: string,
  end: {
    status: Exclude<OfferStatus, 'open'>;
    at: Date;
    /** The client's member who did it; null for anybody else. */
    by: string | null;
    note?: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('terms_offer')
    .set({
      status: end.status,
      answered_at: end.at,
      answered_by: end.by,
      answer_note: end.note ?? null,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

/**
 * The open offers of these lapse, since what they hang on has ended; answers whose they were, so that
 * both sides' screens show it.
 */
export async function lapseOffers(
  tx: Tx,
  which: Partial<Pair>,
  at: Date,
): Promise<{ client_id: string; supplier_id: string }[]> {
  return tx
    .updateTable('terms_offer')
    .set({ status: 'lapsed', answered_at: at })
    .where((eb) => eb.and({ ...which }))
    .where('status', '=', 'open')
    .returning(['client_id', 'supplier_id'])
    .execute();
}

/** What both agreed on, if they did. */
export function agreedOffer(db: Queryable, pair: Pair): Promise<TermsOfferRow | undefined> {
  return db
    .selectFrom('terms_offer')
    .selectAll()
    .where((eb) => eb.and({ ...pair, status: 'agreed' }))
    .executeTakeFirst();
}

export function findOffer(db: Queryable, id: string): Promise<TermsOfferRow | undefined> {
  return db.selectFrom('terms_offer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest offer of each of these pairs, under `pairKey`. */
export async function latestOffers(
  db: Queryable,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<string, TermsOfferRow>> {
  if (pairs.length === 0) return new Map();
  const offers = await db
    .selectFrom('terms_offer')
    .selectAll()
    .distinctOn(['posting_id', 'supplier_id'])
    .where('posting_id', 'in', [...new Set(pairs.map(({ posting_id }) => posting_id))])
    .where('supplier_id', 'in', [...new Set(pairs.map(({ supplier_id }) => supplier_id))])
    .orderBy('posting_id')
    .orderBy('supplier_id')
    .orderBy('round', 'desc')
    .execute();
  return new Map(offers.map((offer) => [pairKey(offer), offer]));
}

export function pairKey({ posting_id, supplier_id }: Pair): string {
  return `${posting_id} ${supplier_id}`;
}

/**
 * Open offers of the other side that wait for this one, the oldest first. What came with an
 * application waits to be read with it, and what came with an invitation is counted among those.
 */
export async function waitingOffers(
  db: Queryable,
  { identity, personId }: { identity: Identity; personId: string },
  limit: number,
) {
  const waiting = db
    .selectFrom('terms_offer')
    .where('terms_offer.status', '=', 'open')
    .where('offered_by', '<>', identity)
    .where(`terms_offer.${identity}_id`, '=', personId)
    .where(identity === 'client' ? notWithApplication : hasApplied);
  const { total } = await waiting
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await waiting
    .innerJoin('posting', 'posting.id', 'terms_offer.posting_id')
    .innerJoin('person as client', 'client.id', 'terms_offer.client_id')
    .innerJoin('person as supplier', 'supplier.id', 'terms_offer.supplier_id')
    .selectAll('terms_offer')
    .select([
      'posting.name as posting_name',
      'posting.zone',
      'client.name as client_name',
      'supplier.name as supplier_name',
    ])
    .orderBy('terms_offer.created_at')
    .orderBy('terms_offer.id')
    .limit(limit)
    .execute();
  return { total, list };
}

const hasApplied = sql<boolean>`exists (
  select from application where application.posting_id = terms_offer.posting_id
    and application.supplier_id = terms_offer.supplier_id)`;

const notWithApplication = sql<boolean>`(terms_offer.round > 1 or not ${hasApplied})`;

/** What of the pair decides whether they may negotiate; locked where they are about to. */
export async function tiesOf(db: Queryable, pair: Pair, lock: 'lock' | 'read') {
  let application = db
    .selectFrom('application')
    .select(['id', 'status'])
    .where((eb) => eb.and({ ...pair }));
  let invitation = db
    .selectFrom('posting_invitation')
    .select('answer')
    .where((eb) => eb.and({ ...pair }));
  if (lock === 'lock') {
    application = application.forUpdate();
    invitation = invitation.forUpdate();
  }
  return {
    application: (await application.executeTakeFirst()) ?? null,
    invitation: await invitation.executeTakeFirst(),
  };
}

/** The posting stays as it is until the transaction ends, and orders of it can still be made. */
export async function holdPosting(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('posting').select('id').where('id', '=', id).forShare().execute();
}

/** The offers that a person made or received, for their own data. */
export function offerData(db: Queryable, personId: string) {
  return db
    .selectFrom('terms_offer')
    .innerJoin('posting', 'posting.id', 'terms_offer.posting_id')
    .innerJoin('person as client', 'client.id', 'terms_offer.client_id')
    .innerJoin('person as supplier', 'supplier.id', 'terms_offer.supplier_id')
    .select([
      nameShownTo(sql`${personId}::uuid`).as('posting_name'),
      'terms_offer.client_id',
      'offered_by',
      'terms_offer.status',
      'note',
      'answer_note',
      'unit_price',
      'terms_offer.currency',
      'terms_offer.unit',
      'terms_offer.workload',
      'terms_offer.due_at',
      'terms_offer.created_at',
      'answered_at',
      'client.name as client_name',
      'supplier.name as supplier_name',
    ])
    .where((eb) =>
      eb.or([
        eb('terms_offer.client_id', '=', personId),
        eb('terms_offer.supplier_id', '=', personId),
      ]),
    )
    .orderBy('terms_offer.created_at')
    .orderBy('terms_offer.id')
    .execute();
}

/** Removes a person's offers; one that an order was made from stays with it, without words. */
export async function forgetOffers(tx: Tx, personId: string): Promise<void> {
  const theirs = sql<boolean>`(client_id = ${personId} or supplier_id = ${personId})`;
  await tx
    .deleteFrom('terms_offer')
    .where(theirs)
    .where(
      sql<boolean>`not exists (
      select from project_order where project_order.offer_id = terms_offer.id)`,
    )
    .execute();
  await tx.updateTable('terms_offer').set({ note: '' }).where(theirs).execute();
}
