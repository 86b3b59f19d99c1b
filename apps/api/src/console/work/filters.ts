import type { RequestOf, ResponseOf, WorkFilter, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { lockStaff } from '../../staff/members/staff-repository.ts';
import {
  countFilters,
  filtersFor,
  removeFilter,
  writeFilter,
  type SavedFilter,
} from './filter-repository.ts';

type Calls = typeof calls.opsinterface.work;

export async function workFilters({
  deps,
  staffMember,
}: CallContext): Promise<ResponseOf<Calls['getWorkFilters']>> {
  const found = await filtersFor(deps.db, staffMember.staffId);
  return found.map((filter) => present(filter, staffMember.staffId));
}

/** Throws 422 at `name` for a blank one, and for one too many. */
export async function saveWorkFilter(
  { name, view, kind, pace, shared }: RequestOf<Calls['saveWorkFilter']>,
  context: CallContext,
): Promise<WorkFilter> {
  requireNoFaults(blankFaults({ name }));
  const { staffId, name: byName } = context.staffMember;
  const wanted = { staff_id: staffId, name: name.trim(), view, kind, pace, shared };
  return context.transaction(async (tx) => {
    // Of two at once the second counts what the first has saved.
    await lockStaff(tx, { id: staffId });
    const others = await countFilters(tx, { staffId, besides: wanted.name });
    if (others >= limits.work.filters) invalidFields({ name: tooMany });
    const id = await writeFilter(tx, { id: randomUUID(), ...wanted });
    return present({ ...wanted, id, by_name: byName }, staffId);
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

function present(filter: SavedFilter, staffId: string): WorkFilter {
  const { id, name, view, kind, pace, shared, staff_id, by_name } = filter;
  return {
    filterId: id,
    name,
    view,
    kind,
    pace,
    shared,
    own: staff_id === staffId,
    byName: by_name,
  };
}
