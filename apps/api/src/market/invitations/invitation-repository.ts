import { applicantStatuses, unansweredEnds, type InvitationAnswer } from '@tolk/domain';
import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import { inSightOf } from '../postings/posting-sight-repository.ts';
import { latestOffers, pairKey, type Pair } from '../offers/terms-offer-repository.ts';
import type { PostingInvitationTable } from './invitation-table.ts';

interface Page {
  limit: number;
  offset: number;
}

export type SentInvitationRecord = Awaited<ReturnType<typeof listSentInvitations>>['list'][number];

/** An invitation; one that ended before the supplier answered is sent anew. */
export async function insertInvitation(
  tx: Tx,
  invitation: Omit<Insertable<PostingInvitationTable>, 'answer' | 'answered_at'> & {
    member_id: string | null;
  },
): Promise<void> {
  const { id, member_id, message, award, created_at } = invitation;
  const open = { answer: null, answered_at: null };
  await tx
    .insertInto('posting_invitation')
    .values({ ...invitation, ...open })
    .onConflict((conflict) =>
      conflict
        .columns(['posting_id', 'supplier_id'])
        .doUpdateSet({ id, member_id, message, award, created_at, ...open }),
    )
    .execute();
}

/** Whether this supplier was invited to the posting and answered, or may still answer; not with these answers. */
export async function isInvitedNow(
  db: Queryable,
  postingId: string,
  supplierId: string,
  without: readonly InvitationAnswer[] = unansweredEnds,
): Promise<boolean> {
  const found = await db
    .selectFrom('posting_invitation')
    .select('id')
    .where('posting_id', '=', postingId)
    .where('supplier_id', '=', supplierId)
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', 'not in', without)]))
    .executeTakeFirst();
  return found !== undefined;
}

export function findReceived(db: Queryable, id: string, supplierId: string) {
  return db
    .selectFrom('posting_invitation')
    .select(['id', 'posting_id', 'client_id', 'award', 'answer'])
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
}

/** Everybody who was invited to the posting. */
export async function invitedTo(db: Queryable, postingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('posting_invitation')
    .select('supplier_id')
    .where('posting_id', '=', postingId)
    .execute();
  return rows.map(({ supplier_id }) => supplier_id);
}

/** Whether somebody was the first to accept the posting. */
export async function isTaken(db: Queryable, postingId: string): Promise<boolean> {
  const found = await db
    .selectFrom('posting_invitation')
    .select('id')
    .where('posting_id', '=', postingId)
    .where('award', '=', 'first')
    .where('answer', '=', 'accepted')
    .executeTakeFirst();
  return found !== undefined;
}

/** The first has accepted: what is open for the others lapses; answers whose it was. */
export async function lapseOthers(tx: Tx, postingId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('posting_invitation')
    .set({ answer: 'taken', answered_at: at })
    .where('posting_id', '=', postingId)
    .where('award', '=', 'first')
    .where('answer', 'is', null)
    .returning('supplier_id')
    .execute();
  return rows.map(({ supplier_id }) => supplier_id);
}

/** The supplier who had accepted no longer has the job, so that somebody else may be the first. */
export async function freeAward(
  tx: Tx,
  which: { posting_id: string; supplier_id: string },
): Promise<void> {
  await tx
    .updateTable('posting_invitation')
    .set({ answer: 'applied' })
    .where((eb) => eb.and({ ...which, answer: 'accepted' }))
    .execute();
}

export async function countInvitations(db: Queryable, postingId: string): Promise<number> {
  const { sent } = await db
    .selectFrom('posting_invitation')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('posting_id', '=', postingId)
    .executeTakeFirstOrThrow();
  return sent;
}

/** Answers the open invitation, if there is one, or takes it back; answers whose it was. */
export async function answerInvitation(
  tx: Tx,
  which:
    | { posting_id: string; supplier_id: string }
    | { id: string; supplier_id: string }
    | { id: string; client_id: string },
  answer: InvitationAnswer,
  at: Date,
): Promise<{ client_id: string; supplier_id: string; posting_id: string } | undefined> {
  return tx
    .updateTable('posting_invitation')
    .set({ answer, answered_at: at })
    .where((eb) => eb.and(which))
    .where('answer', 'is', null)
    .returning(['client_id', 'supplier_id', 'posting_id'])
    .executeTakeFirst();
}

export async function isInvited(
  db: Queryable,
  which: { id: string; supplier_id: string } | { id: string; client_id: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('posting_invitation')
    .select('id')
    .where((eb) => eb.and(which))
    .executeTakeFirst();
  return found !== undefined;
}

/** A client's invitations, the newest first; `postingId` and `id` narrow them down. */
export async function listSentInvitations(
  db: Queryable,
  { clientId, postingId, id }: { clientId: string; postingId?: string; id?: string },
  { limit, offset }: Page,
) {
  let query = db.selectFrom('posting_invitation').where('client_id', '=', clientId);
  if (postingId !== undefined) query = query.where('posting_id', '=', postingId);
  if (id !== undefined) query = query.where('posting_invitation.id', '=', id);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await query
    .innerJoin('posting', 'posting.id', 'posting_invitation.posting_id')
    .innerJoin('person', 'person.id', 'posting_invitation.supplier_id')
    .leftJoin('person as member', 'member.id', 'posting_invitation.member_id')
    .selectAll('posting_invitation')
    .select([
      'posting.name as posting_name',
      'person.name as supplier_name',
      'member.name as member_name',
    ])
    .orderBy('posting_invitation.created_at', 'desc')
    .orderBy('posting_invitation.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list: await withOffers(db, list) };
}

/**
 * Invitations that a supplier received, the newest first, with who published the posting. If they
 * may no longer see the posting, the invitation is left out unless they applied.
 */
export async function listReceivedInvitations(
  db: Queryable,
  supplierId: string,
  { limit, offset }: Page,
) {
  const query = db
    .selectFrom('posting_invitation')
    .where('supplier_id', '=', supplierId)
    .where(
      sql<boolean>`not exists (
        select from posting where posting.id = posting_invitation.posting_id
          and not ${inSightOf(sql.ref('posting_invitation.supplier_id'))} and not exists (
            select from application
            where application.posting_id = posting.id
              and application.supplier_id = posting_invitation.supplier_id
              and application.status in (${sql.join(applicantStatuses)})
          )
      )`,
    );
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await query
    .innerJoin('person', 'person.id', 'posting_invitation.client_id')
    .selectAll('posting_invitation')
    .select('person.name as publisher')
    .orderBy('posting_invitation.created_at', 'desc')
    .orderBy('posting_invitation.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list: await withOffers(db, list) };
}

async function withOffers<Row extends Pair>(db: Queryable, list: readonly Row[]) {
  const offers = await latestOffers(db, list);
  return list.map((row) => ({ ...row, offer: offers.get(pairKey(row)) ?? null }));
}

/**
 * May this client invite the person? They agreed to be found, or applied to the client or worked
 * for them before; a deleted or blocked account can't be invited. An application that was withdrawn
 * and an order that was only sent say nothing about consent.
 */
export async function isInvitable(
  db: Queryable,
  clientId: string,
  supplierId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .select('person.id')
    .where('person.id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('supplier_profile')
            .select('person_id')
            .where('person_id', '=', supplierId)
            .where('findable', '=', true),
        ),
        eb.exists(
          eb
            .selectFrom('application')
            .select('id')
            .where('client_id', '=', clientId)
            .where('supplier_id', '=', supplierId)
            .where('status', '<>', 'withdrawn'),
        ),
        eb.exists(
          eb
            .selectFrom('project_order')
            .innerJoin('order_event', 'order_event.order_id', 'project_order.id')
            .select('project_order.id')
            .where('client_id', '=', clientId)
            .where('supplier_id', '=', supplierId)
            .where('action', '=', 'accept'),
        ),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
