import { MINUTE } from '@tolk/domain';
import { chat, chatCall, say } from '../../test/support/conversations.ts';
import { openMarket, type Market } from '../../test/support/market.ts';
import { signUp } from '../../test/support/people.ts';
import { makeFindable, makeReady } from '../../test/support/ready-supplier.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

/** Suppliers to whom every client may write. */
function findable(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { personId } = await signUp(tolk, 'supplier');
      await makeReady(tolk, personId);
      await makeFindable(tolk, personId);
      return personId;
    }),
  );
}

/** Conversations of the client, each with somebody else. */
async function begun(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (const otherId of await findable(count))
    ids.push((await chat(market.client, 'ceatesession', { otherId })).conversationId);
  return ids;
}

const advertisement = 'We are an agency with fifty translators in all languages.';
const allowed = (codes: readonly number[]) => codes.filter((code) => code === 0).length;

it('forty conversations are begun in a day, also at once', async () => {
  const others = await findable(50);
  const answers = await Promise.all(
    others.map((otherId) => chatCall(market.client, 'ceatesession', { otherId })),
  );
  expect(allowed(answers.map(({ code }) => code))).toBe(40);
}, 60_000);

it('one text reaches five people in an hour, also at once', async () => {
  const ids = await begun(14);
  const answers = await Promise.all(ids.map((id) => say(market.client, id, advertisement)));
  expect(allowed(answers.map(({ code }) => code))).toBe(5);
});

it.each<[string, (index: number) => string]>([
  ['with blanks of Braille behind it', (index) => advertisement + '\u2800'.repeat(index)],
  ['with other spaces', (index) => advertisement.replaceAll(' ', ' '.repeat(index + 1))],
  [
    'in other letter case',
    (index) => advertisement.slice(0, index) + advertisement.slice(index).toUpperCase(),
  ],
  ['with letters that nobody sees', (index) => `W${'\u2061'.repeat(index)}${advertisement}`],
  ['with other marks', (index) => `${advertisement}${'!'.repeat(index)}`],
  ['in Chinese', () => '专业翻译低价接单，加微信abc12345678，十年经验，先做后付款'],
  ['that is short, with a number to call', () => '翻译加微信 13812345678'],
])('a text %s is the same text', async (_what, textOf) => {
  const codes: number[] = [];
  for (const [index, id] of (await begun(6)).entries())
    codes.push((await say(market.client, id, textOf(index))).code);
  expect(codes).toEqual([0, 0, 0, 0, 0, 1703]);
});

it('a text counts also when it is recalled', async () => {
  const codes: number[] = [];
  for (const conversationId of await begun(6)) {
    const { code, data } = await say(market.client, conversationId, advertisement);
    codes.push(code);
    if (code === 0)
      await chat(market.client, 'getRecallMessage', { conversationId, seq: data.seq });
  }
  expect(codes).toEqual([0, 0, 0, 0, 0, 1703]);
});

it('one file reaches five people in an hour', async () => {
  const fileId = await market.upload(market.client, 'message');
  const codes: number[] = [];
  for (const id of await begun(6))
    codes.push((await say(market.client, id, '', { text: undefined, fileId })).code);
  expect(codes).toEqual([0, 0, 0, 0, 0, 1703]);
});

it('who has the text may be sent it again', async () => {
  const ids = await begun(5);
  for (const id of ids) expect((await say(market.client, id, advertisement)).code).toBe(0);
  expect((await say(market.client, ids[0] ?? '', advertisement)).code).toBe(0);
  await tolk.advance(61 * MINUTE);
  const [later = ''] = await begun(1);
  expect((await say(market.client, later, advertisement)).code).toBe(0);
});
