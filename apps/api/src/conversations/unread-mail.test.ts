import { addMs, HOUR, MINUTE } from '@tolk/domain';
import { chat, say } from '../../test/support/conversations.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import { addStaffMember } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

let market: Market;
let conversationId: string;
let email: string;

beforeEach(async () => {
  market = await openMarket(tolk);
  const otherId = market.supplier.personId;
  ({ conversationId } = await chat(market.client, 'ceatesession', { otherId }));
  email = `${otherId.slice(0, 8)}@tolk.example`;
  await tolk.app.deps.db
    .updateTable('person')
    .set({ email, language: 'en' })
    .where('id', '=', otherId)
    .execute();
});

const write = (text: string) => dataOf(say(market.client, conversationId, text));
const mails = () => tolk.mails.filter(({ to }) => to === email);

it('unread messages go out in one mail after ten minutes of silence', async () => {
  await write('Does Monday suit you?');
  await tolk.advance(9 * MINUTE);
  await write('Or Tuesday?');
  await tolk.advance(9 * MINUTE);
  expect(mails()).toEqual([]);
  await tolk.advance(MINUTE);
  expect(mails()).toMatchObject([{ subject: '2 unread messages on Tolk' }]);
  expect(mails()[0]?.text).toContain('Or Tuesday?');
  await tolk.advance(60 * MINUTE);
  expect(mails()).toHaveLength(1);
});

it('the next mail about a conversation comes once the one before was read', async () => {
  const { seq } = await write('First.');
  await tolk.advance(10 * MINUTE);
  await write('Second.');
  await tolk.advance(10 * MINUTE);
  expect(mails().map(({ subject }) => subject)).toEqual(['1 unread message on Tolk']);
  await chat(market.supplier, 'readMessage', { conversationId, upTo: seq });
  await write('Third.');
  await tolk.advance(10 * MINUTE);
  expect(mails().map(({ subject }) => subject)).toEqual([
    '1 unread message on Tolk',
    '2 unread messages on Tolk',
  ]);
  expect(mails()[1]?.text).toContain('Third.');
  const last = await write('Fourth.');
  await chat(market.supplier, 'readMessage', { conversationId, upTo: last.seq });
  await tolk.advance(10 * MINUTE);
  expect(mails()).toHaveLength(2);
});

it('a mail leads to nobody’s page but our own', async () => {
  await write('Your account is locked: https://evil.example/login or evil.example today.');
  await tolk.advance(10 * MINUTE);
  const [mail] = mails();
  expect(mail?.text).toContain('Your account is locked: [link] or [link] today.');
  expect(mail?.text).not.toContain('evil');
  expect(mail?.html).not.toContain('evil');
});

it.each([
  ['muted the contact', () => chat(market.supplier, 'setContact', { conversationId, muted: true })],
  [
    'wants no such mail',
    () =>
      dataOf(
        market.supplier.call('/supinterface/getUpSysBusinessPush', {
          event: 'message',
          channel: 'email',
          on: false,
        }),
      ),
  ],
])('nobody is mailed who %s', async (_what, done) => {
  await done();
  await write('Hello?');
  await tolk.advance(10 * MINUTE);
  expect(mails()).toEqual([]);
});

it('one who goes on writing does not hold the mail back for long', async () => {
  await write('The hearing was moved to nine.');
  for (let minutes = 0; minutes < 27; minutes += 9) {
    await tolk.advance(9 * MINUTE);
    await write('And another thing.');
  }
  await tolk.advance(4 * MINUTE);
  expect(mails()).toMatchObject([{ subject: '4 unread messages on Tolk' }]);
});

it('a contact who is muted holds back nobody else’s mail', async () => {
  const muted = (await openMarket(tolk)).client;
  const otherId = market.supplier.personId;
  const begun = await chat(muted, 'ceatesession', { otherId });
  await dataOf(say(muted, begun.conversationId, 'Hello.'));
  const contact = { conversationId: begun.conversationId, muted: true };
  await chat(market.supplier, 'setContact', contact);
  await write('The hearing was moved to nine.');
  await tolk.advance(6 * MINUTE);
  await dataOf(say(muted, begun.conversationId, 'Hello again.'));
  await tolk.advance(4 * MINUTE);
  expect(mails()).toMatchObject([{ subject: '1 unread message on Tolk' }]);
});

it('nothing is mailed of a sender whom staff has blocked meanwhile', async () => {
  await write('Send a deposit first.');
  const admin = await addStaffMember(tolk, 'admin');
  const block = { personId: market.client.personId, reason: 'Asks for deposits' };
  await dataOf(admin.call('/opsinterface/blockUser', block));
  await tolk.advance(10 * MINUTE);
  expect(mails()).toEqual([]);
});

it('a sender’s name leads nowhere', async () => {
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: 'prize.example' })
    .where('id', '=', market.client.personId)
    .execute();
  await write('Hello.');
  await tolk.advance(10 * MINUTE);
  expect(mails()[0]?.text).toContain('[link]: Hello.');
  expect(mails()[0]?.html).not.toContain('prize');
});

it('a mail that was due waits for the end of quiet hours that were chosen since', async () => {
  await write('Does Monday suit you?');
  const clock = (ms: number) => addMs(tolk.clock.now(), ms).toISOString().slice(11, 16);
  const hours = { from: clock(-HOUR), until: clock(HOUR), zone: 'UTC' };
  await dataOf(market.supplier.call('/supinterface/setQuietHours', { hours }));
  await tolk.advance(HOUR - MINUTE);
  expect(mails()).toEqual([]);
  await tolk.advance(MINUTE);
  expect(mails()).toHaveLength(1);
});
