import { tolkApi, type TolkStore } from '@tolk/api-client';
import type { Hint } from '@tolk/contract/socket-events';
import { cacheTags } from '@tolk/contract/tags';

/** After a cut: any hint may have been missed, so everything that is shown is fetched again. */
export function refetchAll(store: TolkStore): void {
  store.dispatch(tolkApi.util.invalidateTags([...cacheTags]));
}

export function applyHint(store: TolkStore, hint: Hint): void {
  store.dispatch(tolkApi.util.invalidateTags([...hint.tags]));
}
