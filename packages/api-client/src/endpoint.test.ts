import { tolkApi } from './tolk-api.ts';
import { read, readBeside } from './endpoint.ts';
import { createTolkStore } from './store/store.ts';
import { startSession } from './session/token.ts';
import { onCallEffect } from './transport/effects.ts';

const { endpoints } = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    list: read(build, '/supinterface/getOverviewData', []),
    count: readBeside(build, '/supinterface/getUnreadMsg', []),
  }),
});

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
  localStorage.clear();
});

/** Codes that the shell hears of while this is read and the server answers so. */
async function toldOf(name: keyof typeof endpoints, code: number): Promise<number[]> {
  globalThis.fetch = () => Promise.resolve(Response.json({ code, msg: '', data: null }));
  const told: number[] = [];
  const end = onCallEffect((error) => told.push(error.code));
  const shown = createTolkStore().dispatch(endpoints[name].initiate({}));
  await shown;
  shown.unsubscribe();
  end();
  return told;
}

it('what fails beside the screen is not said, other reads are', async () => {
  expect(await toldOf('list', 503)).toEqual([503]);
  expect(await toldOf('count', 503)).toEqual([]);
});

it('the end of the session is said, whatever was read', async () => {
  startSession({ token: 'old', port: 1 });
  expect(await toldOf('count', 601)).toEqual([601]);
});
