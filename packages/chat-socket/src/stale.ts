import { announceConversationChange, tolkApi, type TolkStore } from '@tolk/api-client';
import type { Invalidation } from '@tolk/contract/socket-events';
import { cacheTags, type CacheTag } from '@tolk/contract/tags';

/** After a cut: any invalidation may have been missed, so everything that is shown is fetched again. */
export function refetchAll(store: TolkStore): void {
  store.dispatch(tolkApi.util.invalidateTags([...cacheTags]));
  announceConversationChange(null);
}

/**
 * Lists and counts wait this long behind a conversation (ms): its message is fetched and drawn before
 * them, and what follows it, such as that it was read, is fetched together with them.
 */
const listsFollowMs = 150;

const following = new WeakMap<TolkStore, Set<CacheTag>>();

function invalidateSoon(store: TolkStore, tags: readonly CacheTag[]): void {
  const waiting = following.get(store);
  if (waiting) return tags.forEach((tag) => waiting.add(tag));
  const gathered = new Set(tags);
  following.set(store, gathered);
  setTimeout(() => {
    following.delete(store);
    store.dispatch(tolkApi.util.invalidateTags([...gathered]));
  }, listsFollowMs);
}

export function applyInvalidation(store: TolkStore, invalidation: Invalidation): void {
  const { tags, conversations } = invalidation;
  if (conversations) {
    announceConversationChange(conversations);
    return invalidateSoon(store, tags);
  }
  store.dispatch(tolkApi.util.invalidateTags([...tags]));
  // What came before the socket was open names kinds of data only.
  if (tags.includes('Conversation')) announceConversationChange(null);
}
