import { workKinds, workPaces, workViews } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

/** Which cases the list of work shows, as it stands in the address. */
export function useWorkAddress() {
  const list = useListAddress<'view' | 'kind' | 'pace' | 'assignee'>();
  const view = list.oneOf('view', workViews) ?? 'mine';
  const kind = list.oneOf('kind', workKinds);
  const pace = list.oneOf('pace', workPaces);
  const assigneeId = list.text('assignee');
  return {
    list,
    view,
    kind,
    pace,
    assigneeId,
    /** As the call takes it. */
    filter: {
      view,
      ...(kind ? { kind } : {}),
      ...(pace ? { pace } : {}),
      ...(assigneeId ? { assigneeId } : {}),
    },
    active: [kind, pace, assigneeId].filter((one) => one !== undefined).length,
    clear: () => list.change({ kind: undefined, pace: undefined, assignee: undefined }),
  };
}

export type WorkAddress = ReturnType<typeof useWorkAddress>;
