import { jest } from '@jest/globals';
import { createTolkStore, onConversationChange, tolkApi } from '@tolk/api-client';
import { cacheTags, type CacheTag } from '@tolk/contract/tags';
import { applyInvalidation, refetchAll } from './stale.ts';

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
  jest.useRealTimers();
});

/** One query that is shown for each tag, and how often each was fetched since. */
async function showEverything() {
  let fetched: string[] = [];
  globalThis.fetch = (input) => {
    if (typeof input === 'string') fetched.push(input.replace('/api/shown/', ''));
    return Promise.resolve(new Response('{"code":0,"msg":"","data":null}'));
  };
  const { endpoints } = tolkApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      shown: build.query<null, CacheTag>({
        query: (tag) => ({ path: `/shown/${tag}`, request: {}, changes: false }),
        providesTags: (_result, _error, tag) => [tag],
      }),
    }),
  });
  const store = createTolkStore();
  await Promise.all(cacheTags.map((tag) => store.dispatch(endpoints.shown.initiate(tag))));
  fetched = [];
  return {
    store,
    fetchedAgain: async () => {
      await Promise.all(store.dispatch(tolkApi.util.getRunningQueriesThunk()));
      return fetched.sort();
    },
  };
}

it('after a cut everything that is shown is fetched again, appeals and settlements included', async () => {
  const { store, fetchedAgain } = await showEverything();
  refetchAll(store);
  const again = await fetchedAgain();
  expect(again).toEqual([...cacheTags].sort());
  expect(again).toEqual(expect.arrayContaining(['Appeal', 'Settlement']));
});

it('an invalidation fetches again what it names, and nothing else', async () => {
  const { store, fetchedAgain } = await showEverything();
  applyInvalidation(store, { tags: ['Order', 'Overview'] });
  expect(await fetchedAgain()).toEqual(['Order', 'Overview']);
});

it('a message is announced at once, lists and counts follow it, once for all that comes together', async () => {
  const { store, fetchedAgain } = await showEverything();
  jest.useFakeTimers();
  const heard: unknown[] = [];
  const stopHearing = onConversationChange((changes) => heard.push(changes));
  applyInvalidation(store, { tags: ['Contact', 'Unread'], conversations: { c1: 7 } });
  applyInvalidation(store, { tags: ['Contact', 'Conversation'], conversations: { c1: 7 } });
  stopHearing();
  expect(heard).toEqual([{ c1: 7 }, { c1: 7 }]);
  expect(await fetchedAgain()).toEqual([]);
  jest.advanceTimersByTime(150);
  expect(await fetchedAgain()).toEqual(['Contact', 'Conversation', 'Unread']);
  applyInvalidation(store, { tags: ['Contact'], conversations: { c1: 8 } });
  jest.advanceTimersByTime(150);
  expect(await fetchedAgain()).toEqual(['Contact', 'Contact', 'Conversation', 'Unread']);
});
