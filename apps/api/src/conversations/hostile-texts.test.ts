import { randomUUID } from 'node:crypto';
import { chat, chatCall, say } from '../../test/support/conversations.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

let market: Market;
let conversationId: string;

beforeAll(async () => {
  market = await openMarket(tolk);
  const { client, supplier } = market;
  ({ conversationId } = await chat(client, 'ceatesession', { otherId: supplier.personId }));
});

it.each([
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a link that runs', '[more](javascript:alert(1)) "><svg/onload=alert(1)>'],
  ['letters from right to left', 'مرحبا، هذا نص 123 عبرית'],
  ['letters that look like others', 'Рay me by ΡayРal, plеаse'],
  ['joined emoji', '👩‍👩‍👧‍👦 👨🏽‍💻 🏳️‍🌈'],
  ['what ends SQL', `'); drop table message; --`],
  ['lines', 'one\ntwo\n\nthree'],
])('%s is kept and quoted letter by letter', async (_what, text) => {
  const { client, supplier } = market;
  const { seq } = await dataOf(say(supplier, conversationId, text));
  const answer = await dataOf(say(client, conversationId, 'See above.', { quoteSeq: seq }));
  const { list } = await chat(client, 'sessionHistory', { conversationId });
  expect(list.find((message) => message.seq === seq)?.text).toBe(text);
  expect(answer.quote).toMatchObject({ seq, recalled: false });
  expect(text.startsWith(answer.quote?.text.slice(0, 8) ?? '-')).toBe(true);
});

it.each([
  ['characters of no width', '\u200b\u200b\ufeff\u2060\u00ad\u180e'],
  ['marks of direction', '\u202e\u2066\u200f\u061c'],
  ['blanks', ' \n\t\u3000\u2800'],
])('%s alone are no message', async (_what, text) => {
  const { code } = await say(market.client, conversationId, text);
  expect(code).toBe(422);
});

it('a million characters are refused, and the next message goes through', async () => {
  const { client } = market;
  for (const text of ['x'.repeat(1_000_000), '\u200b'.repeat(1_000_000)])
    expect((await say(client, conversationId, text)).code).not.toBe(0);
  expect((await say(client, conversationId, 'Shorter.')).code).toBe(0);
});

it('a search for a million characters or for wildcards finds nothing it should not', async () => {
  const { client } = market;
  await dataOf(say(client, conversationId, 'Nothing special.'));
  const search = (words: string) => chatCall(client, 'searchMessages', { search: words });
  expect((await search('x'.repeat(1_000_000))).code).not.toBe(0);
  for (const words of ['%', '_', '\\', '%%%'])
    expect((await dataOf(search(words))).list.map(({ text }) => text)).not.toContain(
      'Nothing special.',
    );
});

it('a marked name of a sender reads as it stands in the list of contacts', async () => {
  const { client, supplier } = market;
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: '<b>مريم</b> Wаnda' })
    .where('id', '=', supplier.personId)
    .execute();
  await dataOf(say(supplier, conversationId, 'It is me.', { messageId: randomUUID() }));
  const { list } = await chat(client, 'getXQContactList', {});
  expect(list.map(({ otherName }) => otherName)).toContain('<b>مريم</b> Wаnda');
});
