import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import {
  deleteSavedSearch,
  insertSavedSearch,
  lockSavedSearch,
  savedSearchesOf,
  updateSavedSearch,
  type SavedSearchRecord,
} from './saved-search-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { hallFilterOf } from '../hall/hall-filter.ts';
import { hallTotal } from '../hall/hall-total.ts';
import { blockedByLooker, without } from '../hall/seen-by.ts';
import { scheduleDaily } from './schedule-daily.ts';
import { columnsOf, filterOf } from './saved-filter.ts';

type Jobs = typeof calls.supinterface.jobs;
type SavedSearch = ResponseOf<Jobs['addSavedSearch']>;

export async function listSavedSearches(
  _: object,
  context: CallContext,
): Promise<ResponseOf<Jobs['getSavedSearches']>> {
  const { deps, personId } = context;
  const searches = await savedSearchesOf(deps.db, personId);
  const blocked = await blockedByLooker(deps.db, personId);
  return Promise.all(searches.map((row) => present(row, blocked, context)));
}

/** Throws `tooManyEntries`. */
export async function addSavedSearch(
  form: RequestOf<Jobs['addSavedSearch']>,
  context: CallContext,
): Promise<SavedSearch> {
  const { personId, now } = context;
  requireNoFaults(blankFaults({ name: form.name }));
  const row: SavedSearchRecord = {
    id: randomUUID(),
    person_id: personId,
    name: form.name.trim(),
    ...columnsOf(form.filter),
    alert: form.alert,
    alerted_at: now,
    created_at: now,
  };
  await context.transaction(async (tx) => {
    // One after the other, so that two tabs can't exceed the limit together.
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('unauthenticated');
    const before = await savedSearchesOf(tx, personId);
    if (before.length >= limits.savedSearch.perPerson) refuse('tooManyEntries');
    await insertSavedSearch(tx, row);
    await settle(tx, row, context);
  });
  return presentOne(row, context);
}

/** What came in before alerts were switched to another pace is no news to it. */
export async function editSavedSearch(
  { savedSearchId: id, ...form }: RequestOf<Jobs['editSavedSearch']>,
  context: CallContext,
): Promise<SavedSearch> {
  const { personId, now } = context;
  requireNoFaults(blankFaults({ name: form.name }));
  const row = await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const before = (await lockSavedSearch(tx, { id, person_id: personId })) ?? refuse('notFound');
    const changes = {
      name: form.name.trim(),
      ...columnsOf(form.filter),
      alert: form.alert,
      alerted_at: form.alert === before.alert ? before.alerted_at : now,
    };
    await updateSavedSearch(tx, id, changes);
    const after = { ...before, ...changes };
    await settle(tx, after, context);
    return after;
  });
  return presentOne(row, context);
}

export async function removeSavedSearch(
  { savedSearchId: id }: RequestOf<Jobs['delSavedSearch']>,
  context: CallContext,
): Promise<object> {
  const { personId } = context;
  await context.transaction(async (tx) => {
    if (!(await deleteSavedSearch(tx, { id, person_id: personId }))) refuse('notFound');
    invalidate(tx, personId, ['SavedSearch']);
  });
  return {};
}

async function settle(
  tx: Tx,
  { person_id, alert }: SavedSearchRecord,
  { deps, now }: CallContext,
): Promise<void> {
  if (alert === 'daily') await scheduleDaily(tx, deps.jobs, person_id, now);
  invalidate(tx, person_id, ['SavedSearch']);
}

async function presentOne(row: SavedSearchRecord, context: CallContext): Promise<SavedSearch> {
  return present(row, await blockedByLooker(context.deps.db, row.person_id), context);
}

async function present(
  row: SavedSearchRecord,
  blocked: readonly string[],
  { deps: { db }, now }: CallContext,
): Promise<SavedSearch> {
  const filter = filterOf(row);
  const asked = hallFilterOf(filter, now);
  return {
    savedSearchId: row.id,
    name: row.name,
    filter,
    alert: row.alert,
    matches: asked === null ? 0 : await hallTotal(db, without(asked, blocked), now),
    createTime: row.created_at.toISOString(),
  };
}
