import { faultStates, frontEnds, limits } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

/** What the faults are filtered by, as it stands in the address; open ones unless told. */
export function useFaultAddress() {
  const list = useListAddress<'state' | 'remote' | 'version'>();
  const state = list.oneOf('state', faultStates) ?? 'open';
  const remote = list.oneOf('remote', frontEnds);
  const version = list.text('version')?.slice(0, limits.frontEnds.version);
  return {
    list,
    state,
    remote,
    version,
    /** As the call takes it. */
    filter: { state, ...(remote ? { remote } : {}), ...(version ? { version } : {}) },
    /** How many filters besides the state are set. */
    active: [remote, version].filter((one) => one !== undefined).length,
    clear: () => list.change({ remote: undefined, version: undefined }),
  };
}

export type FaultAddress = ReturnType<typeof useFaultAddress>;
