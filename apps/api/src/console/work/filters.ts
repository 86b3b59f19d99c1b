import type { RequestOf, ResponseOf, WorkFilter, calls } from '@tolk/contract';
import { limits, mayFilter } from '@tolk/domain';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { lockStaff } from '../../staff/members/staff-repository.ts';
import {
  countFilters,
  filtersFor,
  removeFilter,
  screenOfName,
  writeFilter,
  type SavedFilter,
} from './filter-repository.ts';

type Calls = typeof calls.opsinterface.work;

export async function workFilters({
  deps,
  staffMember,
}: CallContext): Promise<ResponseOf<Calls['getWorkFilters']>> {
  const { staffId, role } = staffMember;
  const found = await filtersFor(deps.db, staffId);
  return found
    .filter(({ screen }) => mayFilter(role, screen))
    .map((filter) => present(filter, staffId));
}

/**
 * Throws `notFound` for a screen that is not the role’s, and 422 at `name` for a blank one, for one
 * that a filter of another screen has, and for one too many.
 */
export async function saveWorkFilter(
  { name, screen, query, shared }: RequestOf<Calls['saveWorkFilter']>,
  context: CallContext,
): Promise<WorkFilter> {
  requireNoFaults(blankFaults({ name }));
  const { staffId, role, name: byName } = context.staffMember;
  if (!mayFilter(role, screen)) refuse('notFound');
  const wanted = { staff_id: staffId, name: name.trim(), screen, query, shared };
  return context.transaction(async (tx) => {
    // Of two at once the second counts what the first has saved.
    await lockStaff(tx, { id: staffId });
    const taken = await screenOfName(tx, { staffId, name: wanted.name });
    if (taken !== undefined && taken !== screen) invalidFields({ name: usedElsewhere });
    const others = await countFilters(tx, { staffId, besides: wanted.name });
    if (others >= limits.work.filters) invalidFields({ name: tooMany });
    const id = await writeFilter(tx, { id: randomUUID(), ...wanted });
    return present({ ...wanted, id, by_name: byName, ...notSplit }, staffId);
  });
}

/** Throws `notFound`. */
export async function deleteWorkFilter(
  { filterId }: RequestOf<Calls['deleteWorkFilter']>,
  context: CallContext,
): Promise<Record<string, never>> {
  return context.transaction(async (tx) => {
    if (!(await removeFilter(tx, filterId, context.staffMember.staffId))) refuse('notFound');
    return {};
  });
}

const tooMany = {
  en: `You have ${limits.work.filters} filters. Delete one first.`,
  zh: `您已保存 ${limits.work.filters} 个筛选，请先删除一个。`,
};

const usedElsewhere = {
  en: 'One of your filters on another screen has this name. Choose another name.',
  zh: '您在其他页面已有同名筛选，请换一个名称。',
};

/** What is kept as a query says nothing in the columns that were there before. */
const notSplit = { view: 'all', kind: null, pace: null } as const;

/** The filters as they stand in the address of their screen. */
function queryOf({ query, view, kind, pace }: SavedFilter): string {
  if (query !== null) return query;
  // In the order in which the screen compares them.
  const set = { ...(kind === null ? {} : { kind }), ...(pace === null ? {} : { pace }), view };
  return new URLSearchParams(set).toString();
}

function present(filter: SavedFilter, staffId: string): WorkFilter {
  const { id, name, screen, shared, staff_id, by_name } = filter;
  return {
    filterId: id,
    name,
    screen,
    query: queryOf(filter),
    shared,
    own: staff_id === staffId,
    byName: by_name,
  };
}
