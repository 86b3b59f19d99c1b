import { setLanguage } from '@tolk/i18n';
import { tolkApi } from '../tolk-api.ts';
import { createTolkStore } from './store.ts';

const { endpoints } = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<unknown, void>({
      query: () => ({ path: '/supinterface/getOverviewData', request: {}, changes: false }),
      providesTags: ['Overview'],
    }),
  }),
});

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

it('what is shown is fetched again in the language that is chosen', async () => {
  const asked: (string | null)[] = [];
  globalThis.fetch = (_input, init) => {
    asked.push(new Headers(init?.headers).get('accept-language'));
    return Promise.resolve(Response.json({ code: 0, msg: '', data: {} }));
  };
  await setLanguage('en');
  const store = createTolkStore();
  const shown = store.dispatch(endpoints.overview.initiate());
  await shown;
  await setLanguage('zh-CN');
  await Promise.all(store.dispatch(tolkApi.util.getRunningQueriesThunk()));
  expect(asked).toEqual(['en', 'zh-CN']);
  shown.unsubscribe();
});
