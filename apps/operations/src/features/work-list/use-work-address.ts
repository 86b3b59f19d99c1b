import { workKinds, workPaces, workViews } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

/** Which cases the list of work shows, as it stands in the address. */
export function useWorkAddress() {
  const list = useListAddress<'view' | 'kind' | 'pace'>();
  const view = list.oneOf('view', workViews) ?? 'mine';
  const kind = list.oneOf('kind', workKinds);
  const pace = list.oneOf('pace', workPaces);
  return {
    list,
    view,
    kind,
    pace,
    /** As the call takes it. */
    filter: { view, ...(kind ? { kind } : {}), ...(pace ? { pace } : {}) },
    active: [kind, pace].filter((one) => one !== undefined).length,
    clear: () => list.change({ kind: undefined, pace: undefined }),
  };
}

export type WorkAddress = ReturnType<typeof useWorkAddress>;
