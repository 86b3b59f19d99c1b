import { chat, say } from '../../test/support/conversations.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import { heard, openTestSockets } from '../../test/support/open-sockets.ts';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();
const { connected } = openTestSockets(tolk);

let market: Market;
let conversationId: string;
beforeEach(async () => {
  market = await openMarket(tolk);
  const otherId = market.supplier.personId;
  ({ conversationId } = await chat(market.client, 'ceatesession', { otherId }));
  await dataOf(say(market.supplier, conversationId, 'Good morning.'));
});

describe('typing', () => {
  it('is seen by the other side, whichever process it is connected to', async () => {
    const other = await tolk.startAnother();
    const [writer, reader] = [await connected(market.client), await connected(market.supplier)];
    const seen = heard<string>(reader, 'typing');
    writer.emit('typing', conversationId);
    expect(await seen).toBe(conversationId);
    await other.close();
  });

  it('is seen by nobody when it comes from somebody without a part in it, or from a blocked contact', async () => {
    const stranger = await signUp(tolk, 'client');
    const [outside, reader] = [await connected(stranger), await connected(market.supplier)];
    const seen: string[] = [];
    reader.on('typing', (id: string) => seen.push(id));
    for (const sent of [conversationId, 7, null, 'x'.repeat(1_000)]) outside.emit('typing', sent);
    await chat(market.supplier, 'setContact', { conversationId, blocked: true });
    const writer = await connected(market.client);
    writer.emit('typing', conversationId);
    // What goes the same way afterwards has overtaken nothing.
    const { conversationId: open } = await chat(market.client, 'ceatesession', {
      otherId: (await openMarket(tolk)).supplier.personId,
    });
    expect(open).not.toBe(conversationId);
    const proof = heard(reader, 'invalidation');
    await chat(market.supplier, 'setContact', { conversationId, muted: true });
    await proof;
    expect(seen).toEqual([]);
  });
});

describe('presence', () => {
  const seenAt = async () => {
    const { otherSeenAt } = await chat(market.client, 'ceatesession', {
      otherId: market.supplier.personId,
    });
    return otherSeenAt;
  };
  const until = async (reached: () => Promise<boolean>) => {
    for (let tries = 0; tries < 100; tries += 1) if (await reached()) return;
    throw new Error('It did not come to that');
  };

  it('is shown from the moment that a browser is connected', async () => {
    expect(await seenAt()).toBeNull();
    const before = tolk.clock.now();
    await connected(market.supplier);
    await until(async () => (await seenAt()) !== null);
    const seen = new Date((await seenAt()) ?? 0);
    expect(seen.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(seen.getTime()).toBeLessThanOrEqual(tolk.clock.now().getTime());
  });

  it('is not shown to who was blocked', async () => {
    await connected(market.supplier);
    await until(async () => (await seenAt()) !== null);
    await chat(market.supplier, 'setContact', { conversationId, blocked: true });
    expect(await seenAt()).toBeNull();
  });

  it.each([
    ['hides theirs', 'supplier'],
    ['hides their own', 'client'],
  ] as const)('is not shown where the one who %s', async (_what, hides) => {
    await connected(market.supplier);
    await until(async () => (await seenAt()) !== null);
    await chat(market[hides], 'setChatSettings', { presenceShown: false });
    expect(await seenAt()).toBeNull();
    expect(await chat(market[hides], 'getChatSettings', {})).toEqual({ presenceShown: false });
    await chat(market[hides], 'setChatSettings', { presenceShown: true });
    expect(await seenAt()).not.toBeNull();
  });
});
