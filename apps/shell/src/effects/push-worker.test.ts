import '../../push-worker.js';

const before = { endpoint: 'https://push.example/1', p256dh: 'B1', auth: 'a1' };
const now = { endpoint: 'https://push.example/2', p256dh: 'B2', auth: 'a2' };
const made = { toJSON: () => ({ endpoint: now.endpoint, keys: { p256dh: 'B2=', auth: 'a2==' } }) };
const told = { path: '/api/push/renewal', body: { before, now } };

/** The worker's browser, which keeps `kept`, at a server that answers `code`. */
function browser({ kept, code = 0 }: { kept: object | null; code?: number }) {
  const store: { kept: unknown } = { kept };
  const sent: unknown[] = [];
  const subscribed: unknown[] = [];
  const record = {
    match: async () => (store.kept === null ? undefined : { json: async () => store.kept }),
    put: async (_at: string, answer: Response) => {
      store.kept = await answer.json();
    },
  };
  const pushManager = {
    subscribe: async (options: unknown) => {
      subscribed.push(options);
      return made;
    },
  };
  Object.assign(globalThis, {
    caches: { open: async () => record },
    registration: { pushManager },
    fetch: async (path: string, { body }: { body: string }) => {
      sent.push({ path, body: JSON.parse(body) });
      return { json: async () => ({ code }) };
    },
  });
  return { store, sent, subscribed };
}

/** Resolves when the worker has done what it asked the browser to wait for. */
async function change(newSubscription: object | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const event = new Event('pushsubscriptionchange');
  dispatchEvent(Object.assign(event, { newSubscription, waitUntil: resolve }));
  await promise;
}

it('a browser that renewed its subscription tells the server under which address it goes on', async () => {
  const { store, sent, subscribed } = browser({ kept: { ...before, key: 'K' } });
  await change(made);
  expect([sent, subscribed]).toEqual([[told], []]);
  expect(store.kept).toEqual({ ...now, key: 'K' });
});

it('a browser that only lost it subscribes again with the same key', async () => {
  const { sent, subscribed } = browser({ kept: { ...before, key: 'K' } });
  await change(null);
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'K' }]);
  expect(sent).toEqual([told]);
});

it('what the server knows is kept until the server has taken the new one', async () => {
  const { store } = browser({ kept: { ...before, key: 'K' }, code: 404 });
  await change(made);
  expect(store.kept).toEqual({ ...before, key: 'K' });
});

it('a browser that is told of nothing renews nothing', async () => {
  const { sent, subscribed } = browser({ kept: null });
  await change(null);
  expect([sent, subscribed]).toEqual([[], []]);
});
