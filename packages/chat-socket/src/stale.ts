import { announceConversationChange, tolkApi, type TolkStore } from '@tolk/api-client';
import type { Invalidation } from '@tolk/contract/socket-events';
import { cacheTags } from '@tolk/contract/tags';

/** After a cut: any invalidation may have been missed, so everything that is shown is fetched again. */
export function refetchAll(store: TolkStore): void {
  store.dispatch(tolkApi.util.invalidateTags([...cacheTags]));
  announceConversationChange(null);
}

export function applyInvalidation(store: TolkStore, invalidation: Invalidation): void {
  store.dispatch(tolkApi.util.invalidateTags([...invalidation.tags]));
  // What came before the socket was open names kinds of data only.
  if (invalidation.conversations || invalidation.tags.includes('Conversation'))
    announceConversationChange(invalidation.conversations ?? null);
}
