import type { Message } from '@tolk/contract';
import { createThreadStore } from './thread-store.ts';
import type { Outgoing } from './thread.ts';

/** A conversation at a server that can be cut off, before or after it has taken a message in. */
function fakeServer() {
  const messages: Message[] = [];
  const server = {
    cut: null as 'before' | 'after' | null,
    refuses: false,
    asked: 0,
    messages,
    write(messageId: string, by: 'client' | 'supplier', text: string): Message {
      const before = messages.find((one) => one.messageId === messageId);
      if (before) return before;
      const seq = messages.length + 1;
      const message: Message = {
        seq,
        changed: seq,
        messageId,
        by,
        time: '2026-11-23T08:00:00.000Z',
        text,
        file: null,
        quote: null,
        recalled: false,
        event: null,
        outsidePayment: false,
      };
      messages.push(message);
      return message;
    },
    history: ({ changedAfter = 0 }: { changedAfter?: number }) => {
      server.asked += 1;
      const list = messages.filter(({ changed }) => changed > changedAfter).slice(0, 3);
      const lastChange = Math.max(0, ...messages.map(({ changed }) => changed));
      return Promise.resolve({
        list,
        hasMore: (list.at(-1)?.changed ?? lastChange) < lastChange,
        hasLater: false,
        lastChange,
        readUpTo: 0,
        otherReadUpTo: 0,
      });
    },
    send({ messageId, text }: Outgoing) {
      if (server.refuses)
        return Promise.reject({ code: 1701, message: 'Nobody there.', effect: 'message' });
      if (server.cut === 'before') return Promise.reject({ code: 0, effect: 'offline' });
      const message = server.write(messageId, 'client', text);
      if (server.cut === 'after') return Promise.reject({ code: 0, effect: 'offline' });
      return Promise.resolve(message);
    },
    readUpTo: 0,
    markRead(upTo: number) {
      if (server.cut) return Promise.reject({ code: 0, effect: 'offline' });
      server.readUpTo = upTo;
      return Promise.resolve();
    },
    recall(seq: number) {
      const changed = Math.max(0, ...messages.map((one) => one.changed)) + 1;
      const [before] = messages.splice(
        messages.findIndex((one) => one.seq === seq),
        1,
      );
      if (!before) return Promise.reject({ code: 404, effect: 'message' });
      const recalled = { ...before, text: '', recalled: true, changed };
      messages.push(recalled);
      return Promise.resolve(recalled);
    },
  };
  return server;
}

const outgoing = (messageId: string): Outgoing => ({
  messageId,
  writtenAt: 0,
  text: messageId,
  file: null,
  quoteSeq: null,
  failed: null,
});

function openStore(server: ReturnType<typeof fakeServer>) {
  return createThreadStore({ owner: 'ada', conversationId: 'c1', server });
}
const texts = ({ messages }: { messages: readonly Message[] }) => messages.map(({ text }) => text);

beforeEach(() => localStorage.clear());

it.each(['before', 'after'] as const)(
  'a message whose call was cut off %s it arrived is there once after a retry',
  async (when) => {
    const server = fakeServer();
    const store = openStore(server);
    await store.open();
    server.cut = when;
    await expect(store.send(outgoing('one'))).rejects.toMatchObject({ effect: 'offline' });
    expect(store.read().outgoing).toHaveLength(1);
    server.cut = null;
    await store.retryAll();
    expect([texts(store.read()), store.read().outgoing]).toEqual([['one'], []]);
    expect(server.messages).toHaveLength(1);
  },
);

it('what is on its way survives a reload', async () => {
  const server = fakeServer();
  server.cut = 'before';
  await expect(openStore(server).send(outgoing('one'))).rejects.toBeDefined();
  server.cut = null;
  const reloaded = openStore(server);
  await reloaded.open();
  expect(reloaded.read().outgoing).toHaveLength(1);
  await reloaded.retryAll();
  expect(texts(reloaded.read())).toEqual(['one']);
  expect(openStore(server).read().outgoing).toEqual([]);
});

it('a refused message says why and stays until it is discarded', async () => {
  const server = fakeServer();
  const store = openStore(server);
  await store.open();
  server.refuses = true;
  await store.send(outgoing('one'));
  expect(store.read().outgoing).toMatchObject([{ failed: 'Nobody there.' }]);
  await store.retryAll();
  expect(store.read().outgoing).toHaveLength(1);
  store.discard('one');
  expect(store.read().outgoing).toEqual([]);
});

it('whatever was missed is fetched, in as many rounds as it takes, one after another', async () => {
  const server = fakeServer();
  const store = openStore(server);
  await store.open();
  for (let index = 1; index <= 8; index += 1) server.write(`m${index}`, 'supplier', `No. ${index}`);
  await Promise.all([store.catchUp(3), store.catchUp(8), store.catchUp(null)]);
  expect(texts(store.read())).toEqual(Array.from({ length: 8 }, (_, at) => `No. ${at + 1}`));
  // The first page, then three rounds of three, three and two.
  expect(server.asked).toBe(4);
});

it('what one recalls leaves its place, and its text can be had back here', async () => {
  const server = fakeServer();
  const store = openStore(server);
  await store.open();
  await store.send(outgoing('typo'));
  await store.recall(1);
  const { messages, recalledTexts } = store.read();
  expect(messages).toMatchObject([{ seq: 1, text: '', recalled: true }]);
  expect(recalledTexts.get(1)).toBe('typo');
});

it('a recall that is announced before it is answered leaves the text at hand', async () => {
  const server = fakeServer();
  const recall = server.recall.bind(server);
  const store = openStore(server);
  await store.open();
  await store.send(outgoing('typo'));
  server.recall = async (seq: number) => {
    const recalled = await recall(seq);
    await store.catchUp(recalled.changed);
    return recalled;
  };
  await store.recall(1);
  expect(store.read().recalledTexts.get(1)).toBe('typo');
});

it('messages arrive in the order in which they were written, however long one takes', async () => {
  const server = fakeServer();
  const send = server.send.bind(server);
  const delays = new Map([['file', 30]]);
  server.send = async (one: Outgoing) => {
    await new Promise((done) => setTimeout(done, delays.get(one.messageId) ?? 0));
    return send(one);
  };
  const store = openStore(server);
  await store.open();
  await Promise.all(['file', 'words', 'more'].map((id) => store.send(outgoing(id))));
  expect(texts(store.read())).toEqual(['file', 'words', 'more']);
});

it('what could not go out goes before what is written later', async () => {
  const server = fakeServer();
  const store = openStore(server);
  await store.open();
  server.cut = 'before';
  await expect(store.send(outgoing('one'))).rejects.toMatchObject({ effect: 'offline' });
  server.cut = null;
  await store.send(outgoing('two'));
  expect(texts(store.read())).toEqual(['one', 'two']);
});

it('two tabs keep what is on its way beside each other', async () => {
  const server = fakeServer();
  server.cut = 'before';
  const [here, there] = [openStore(server), openStore(server)];
  await expect(here.send(outgoing('one'))).rejects.toBeDefined();
  await expect(there.send(outgoing('two'))).rejects.toBeDefined();
  server.cut = null;
  await there.retryAll();
  const reloaded = openStore(server);
  expect(reloaded.read().outgoing).toMatchObject([{ messageId: 'one' }]);
});

it('what was seen without a network is marked read with the next catching up', async () => {
  const server = fakeServer();
  server.write('m1', 'supplier', 'one');
  const store = openStore(server);
  await store.open();
  server.cut = 'before';
  await expect(store.markRead(1)).rejects.toMatchObject({ effect: 'offline' });
  server.cut = null;
  await store.catchUp(null);
  expect([server.readUpTo, store.read().readUpTo]).toEqual([1, 1]);
});
