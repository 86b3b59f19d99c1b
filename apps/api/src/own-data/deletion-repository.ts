import { sql } from 'kysely';
import { forgetApplicationFiles } from '../market/applications/application-file-repository.ts';
import { forgetPostingTemplates } from '../market/posting-templates/posting-template-repository.ts';
import type { LedgerAccount } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';
import { forgetConversations } from './conversation-data-repository.ts';
import { forgetPeople, forgetProfile } from './forget-profile-repository.ts';
import { forgetMarkingsOf } from '../language-tests/markings/test-marking-repository.ts';
import { deleteTestRequestsOf } from '../language-tests/requests/test-request-repository.ts';
import { forgetContentReports } from '../console/moderation/content-report-repository.ts';
import { deleteHidingsOf } from '../console/moderation/hiding-repository.ts';
import { forgetNotesAbout } from '../console/work/note-repository.ts';
import { deleteWatch } from '../staff/watches/watch-repository.ts';
import { deleteFeedbackOf } from '../feedback/feedback-repository.ts';
import { deleteServiceOf } from '../service-desk/service-data-repository.ts';
import { forgetReferences } from '../orders/references/order-reference-repository.ts';
import { forgetTaxInvoices } from '../orders/tax-invoices/tax-invoice-repository.ts';
import { forgetInvoiceDetails } from '../profiles/invoicing/invoice-details-repository.ts';
import { liveOrder } from '../market/postings/posting-repository.ts';

/** What stands in the way of a deletion, counted. */
export async function countBlockers(
  db: Queryable,
  personId: string,
): Promise<{ liveOrders: number; heldMoney: number }> {
  return {
    liveOrders: await countLiveOrders(db, personId),
    heldMoney:
      (await countHeldForClient(db, personId)) +
      (await countHeldEarnings(db, personId)) +
      (await countUnderway(db, personId)),
  };
}

async function countLiveOrders(db: Queryable, personId: string): Promise<number> {
  const { live } = await db
    .selectFrom('project_order')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .where(liveOrder)
    .executeTakeFirstOrThrow();
  return live;
}

/** What is still on its way between the two sides, or back. */
const heldForClient: readonly LedgerAccount[] = ['escrow', 'disputedEscrow', 'refundInTransit'];

/** Orders whose client has money in them. */
async function countHeldForClient(db: Queryable, clientId: string): Promise<number> {
  const held = db
    .selectFrom('project_order')
    .innerJoin('ledger_entry', 'ledger_entry.order_id', 'project_order.id')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select('project_order.id')
    .where('client_id', '=', clientId)
    .where('account', 'in', heldForClient)
    .groupBy(['project_order.id', 'account', 'ledger_line.currency'])
    .having(sql<boolean>`sum(credit) <> sum(debit)`)
    .distinct();
  const { orders } = await db
    .selectFrom(held.as('held'))
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return orders;
}

/** Balances of the supplier, owed to them or by them, that are not settled. */
async function countHeldEarnings(db: Queryable, supplierId: string): Promise<number> {
  const { balances } = await db
    .selectFrom('account_balance')
    .select((eb) => eb.fn.countAll<number>().as('balances'))
    .where('person_id', '=', supplierId)
    .where('balance', '<>', 0)
    .executeTakeFirstOrThrow();
  return balances;
}

/** Applications for settlement whose money may be on its way, or come back. */
async function countUnderway(db: Queryable, supplierId: string): Promise<number> {
  const { underway } = await db
    .selectFrom('settlement')
    .select((eb) => eb.fn.countAll<number>().as('underway'))
    .where('supplier_id', '=', supplierId)
    .where('status', 'in', ['applied', 'sent'])
    .executeTakeFirstOrThrow();
  return underway;
}

/** Postings on which nothing hangs go; the others end, without what was written in them. */
export async function closePostings(tx: Tx, ownerId: string): Promise<string[]> {
  const ids = await tx
    .selectFrom('posting')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .deleteFrom('posting')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`not exists (select from application where posting_id = posting.id)`)
    .where(sql<boolean>`not exists (select from project_order where posting_id = posting.id)`)
    .execute();
  await tx
    .updateTable('posting')
    .set({
      status: 'finished',
      company_name: null,
      contact_name: '',
      contact_phone: '',
      remarks: '',
      delivery_instructions: '',
      place: '',
      version: sql`version + 1`,
    })
    .where('owner_id', '=', ownerId)
    .execute();
  await tx
    .deleteFrom('posting_file')
    .where('posting_id', 'in', (eb) =>
      eb.selectFrom('posting').select('id').where('owner_id', '=', ownerId),
    )
    .execute();
  return ids.map(({ id }) => id);
}

/** What is left of an application's text; the database wants one. */
const noContent = '-';

/** Withdraws what is open and removes what was written; an order keeps its application. */
export async function withdrawApplications(
  tx: Tx,
  supplierId: string,
  now: Date,
): Promise<{ client_id: string }[]> {
  await forgetApplicationFiles(tx, supplierId);
  return tx
    .updateTable('application')
    .set({
      status: 'withdrawn',
      content: noContent,
      instructions: '',
      resume_file_id: null,
      project_cases: sql`'[]'`,
      status_changed_at: sql`case when status = 'withdrawn' then status_changed_at else ${now} end`,
    })
    .where('supplier_id', '=', supplierId)
    .where('status', '<>', 'ordered')
    .returning('client_id')
    .execute();
}

/** Removes what is the person's alone. */
export async function removeBelongings(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx.deleteFrom('notification').where('person_id', '=', personId).execute();
  await deleteFeedbackOf(tx, personId);
  await deleteHidingsOf(tx, personId);
  await forgetContentReports(tx, personId);
  await deleteServiceOf(tx, personId);
  await forgetNotesAbout(tx, personId);
  await deleteWatch(tx, personId);
  await tx.deleteFrom('notification_preference').where('person_id', '=', personId).execute();
  await tx.deleteFrom('resume_share').where('person_id', '=', personId).execute();
  await tx.deleteFrom('push_subscription').where('person_id', '=', personId).execute();
  await tx.deleteFrom('quiet_hours').where('person_id', '=', personId).execute();
  await tx.deleteFrom('calendar_feed').where('person_id', '=', personId).execute();
  await tx.deleteFrom('posting_draft').where('owner_id', '=', personId).execute();
  await forgetPostingTemplates(tx, personId);
  await tx.deleteFrom('posting_view').where('viewer', '=', personId).execute();
  await tx
    .deleteFrom('order_payer')
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('project_order').select('id').where('client_id', '=', personId),
    )
    .execute();
  await forgetReferences(tx, personId);
  await forgetTaxInvoices(tx, personId);
  await forgetInvoiceDetails(tx, personId);
  await forgetTests(tx, personId, now);
  await forgetProfile(tx, personId);
  await forgetPeople(tx, personId);
  await forgetConversations(tx, personId);
}

/** Results stay without words, for they count in the statistics of questions; nobody of the team is named. */
async function forgetTests(tx: Tx, personId: string, now: Date): Promise<void> {
  await forgetMarkingsOf(tx, personId, now);
  await deleteTestRequestsOf(tx, personId);
  await tx
    .updateTable('language_test')
    .set({ note: '' })
    .where('person_id', '=', personId)
    .execute();
  await tx
    .updateTable('team_member')
    .set({ name: '', email: '' })
    .where('person_id', '=', personId)
    .execute();
}

/** Codes sent to an address. */
export async function removeCodes(tx: Tx, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return;
  await tx.deleteFrom('code').where('account', 'in', accounts).execute();
}

/** From which device and address the person signed in. */
export async function forgetDevices(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ user_agent: '', address: '' })
    .where('person_id', '=', personId)
    .execute();
}

/** Leaves a row to which orders and ledger refer, and nothing that says whose it was. */
export async function anonymizePerson(
  tx: Tx,
  personId: string,
  left: { name: string; ownInvitationCode: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      email: null,
      phone: null,
      password_hash: null,
      name: left.name,
      avatar_url: null,
      invitation_code: null,
      own_invitation_code: left.ownInvitationCode,
      arrived_for: null,
      acted_for: null,
      acted_for_as_supplier: null,
      language: null,
      wechat_open_id: null,
      wechat_name: null,
      block_words: '',
      deleted_at: left.now,
    })
    .where('id', '=', personId)
    .execute();
}
