import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, SupplierList, calls } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockPersonsForNoKeyUpdate } from '../../persons/person-repository.ts';
import { offersOf } from '../people/match-repository.ts';
import { readableOf, requireReadable } from '../people/readable-resume.ts';
import { passedTestsOf } from '../people/search-suppliers.ts';
import { supplierCards } from '../people/supplier-search-repository.ts';
import { figuresIn, figuresOf } from '../../profiles/figures/supplier-figures.ts';
import { presentOutput } from '../../profiles/profile/outputs.ts';
import {
  addEntry,
  deleteList,
  entriesOf,
  insertList,
  isTaken,
  listsOf,
  removeEntry,
  renameList,
} from './supplier-list-repository.ts';

type Calls = typeof calls.clientinterface.lists;

const nameTaken: BilingualText = {
  en: 'You have a list of this name. Choose another one.',
  zh: '已有同名名单，请换一个名称。',
};

export async function supplierLists(
  { supUserId }: RequestOf<Calls['getSupplierLists']>,
  { deps: { db }, personId }: CallContext,
): Promise<ResponseOf<Calls['getSupplierLists']>> {
  const asked = supUserId === undefined ? {} : { supplierId: supUserId };
  return (await listsOf(db, personId, asked)).map(presentList);
}

export async function listedSuppliers(
  { supplierListId, ...page }: RequestOf<Calls['getListedSuppliers']>,
  { deps: { db }, personId, now, language }: CallContext,
): Promise<ResponseOf<Calls['getListedSuppliers']>> {
  const [list] = await listsOf(db, personId, { id: supplierListId });
  const { total, list: entries } = await entriesOf(
    db,
    list?.id ?? refuse('notFound'),
    pagingOf(page),
  );
  const ids = entries.map(({ supplier_id }) => supplier_id);
  const cards = new Map((await supplierCards(db, ids, null)).map((card) => [card.person_id, card]));
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const rated = new Map(
    (await offersOf(db, ids, hiddenSince)).map((offer) => [offer.person_id, offer]),
  );
  const readable = await readableOf(db, personId, ids);
  const figures = await figuresOf(db, readable, now);
  return {
    total,
    list: entries.map(({ supplier_id, name, avatar_url, added_at }) => {
      const offer = rated.get(supplier_id);
      // Who took their resume back shows no more of it than their name and what clients gave them.
      const shown = readable.includes(supplier_id) ? cards.get(supplier_id) : undefined;
      return {
        supUserId: supplier_id,
        supUserName: shownName(name, language),
        supUserAvatar: avatar_url,
        completedOrders: cards.get(supplier_id)?.completed ?? 0,
        rating: { average: offer?.average ?? null, count: offer?.evaluations ?? 0 },
        outputs: shown?.outputs.map(presentOutput) ?? [],
        passedTests: shown ? passedTestsOf(shown) : [],
        realNameVerified: shown !== undefined && offer?.verified === true,
        figures: figuresIn(figures, supplier_id),
        addedTime: added_at.toISOString(),
      };
    }),
  };
}

/** Throws 422 for a name that another list of the caller has, `tooManyEntries`, `notFound`. */
export async function saveSupplierList(
  { supplierListId, name }: RequestOf<Calls['saveSupplierList']>,
  context: CallContext,
): Promise<SupplierList> {
  const { personId, now } = context;
  requireNoFaults(blankFaults({ name }));
  const id = supplierListId ?? randomUUID();
  const list = { id, client_id: personId, name: name.trim() };
  return change(context, id, async (tx) => {
    if (await isTaken(tx, list)) requireNoFaults({ name: nameTaken });
    if (supplierListId !== undefined) {
      if (!(await renameList(tx, list))) refuse('notFound');
      return;
    }
    const kept = await listsOf(tx, personId);
    if (kept.length >= limits.supplierList.lists) refuse('tooManyEntries');
    await insertList(tx, { ...list, created_at: now });
  });
}

export async function removeSupplierList(
  { supplierListId }: RequestOf<Calls['delSupplierList']>,
  context: CallContext,
): Promise<object> {
  const { personId } = context;
  await context.transaction(async (tx) => {
    if (!(await deleteList(tx, supplierListId, personId))) refuse('notFound');
    invalidate(tx, personId, ['People']);
  });
  return {};
}

/** Throws `notFound` for a list that is not the caller's and a supplier whom they may not read. */
export async function setSupplierListed(
  { supplierListId, supUserId, listed }: RequestOf<Calls['setSupplierListed']>,
  context: CallContext,
): Promise<SupplierList> {
  const { personId, now } = context;
  return change(
    context,
    supplierListId,
    async (tx) => {
      const asked = { id: supplierListId, supplierId: supUserId };
      const [list] = await listsOf(tx, personId, asked);
      if (list === undefined) refuse('notFound');
      if (!listed) return removeEntry(tx, list.id, supUserId);
      if (list.holds) return;
      await requireReadable(tx, personId, supUserId);
      if (list.suppliers >= limits.supplierList.suppliers) refuse('tooManyEntries');
      await addEntry(tx, { list_id: list.id, supplier_id: supUserId, added_at: now });
    },
    supUserId,
  );
}

/** Changes of one client's lists come one after the other, so that the limits hold in two tabs too. */
function change(
  context: CallContext,
  id: string,
  carryOut: (tx: Tx) => Promise<void>,
  supplierId?: string,
): Promise<SupplierList> {
  const { personId } = context;
  return context.transaction(async (tx) => {
    await lockPersonsForNoKeyUpdate(tx, [personId]);
    await carryOut(tx);
    invalidate(tx, personId, ['People']);
    const asked = supplierId === undefined ? { id } : { id, supplierId };
    const [list] = await listsOf(tx, personId, asked);
    return presentList(list ?? refuse('notFound'));
  });
}

function presentList({
  id,
  name,
  suppliers,
  holds,
}: Awaited<ReturnType<typeof listsOf>>[number]): SupplierList {
  return { supplierListId: id, name, suppliers, holds };
}
