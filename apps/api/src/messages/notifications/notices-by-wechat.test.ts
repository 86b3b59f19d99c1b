import { fakeWechat } from '../../../test/support/fake-wechat.ts';
import { tellOfOrder } from '../../../test/support/order-news.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import type { NotificationKind } from './notification-kinds.ts';

const wechat = fakeWechat();
const tolk = testApp({ replacements: { wechat } });

async function tell(person: TestPerson, kind: NotificationKind): Promise<void> {
  await tellOfOrder(tolk, person, kind);
  await tolk.settle();
}

let people = 0;
async function bound() {
  const person = await signUp(tolk, 'supplier');
  people += 1;
  const openId = `o${people}`;
  await tolk.app.deps.db
    .updateTable('person')
    .set({ wechat_open_id: openId })
    .where('id', '=', person.personId)
    .execute();
  return { person, openId, notices: () => wechat.notices.filter((one) => one.openId === openId) };
}

it('a notification goes to the bound WeChat with what it is about and a short link', async () => {
  const { person, openId, notices } = await bound();
  await tell(person, 'order.create');
  expect(notices()).toEqual([
    {
      openId,
      title: 'A new order for you',
      about: '茶园参观',
      at: expect.any(Date),
      link: expect.stringMatching(/^http:\/\/127\.0\.0\.1\/n\/[\w-]{22}$/),
    },
  ]);
});

it('news come by WeChat only to who wants them', async () => {
  const { person, notices } = await bound();
  await tell(person, 'news');
  expect(notices()).toEqual([]);
  const choice = { event: 'news', channel: 'wechat', on: true };
  expect(await person.call('/supinterface/getUpSysBusinessPush', choice)).toMatchObject({
    code: 0,
  });
  await tell(person, 'news');
  expect(notices()).toHaveLength(1);
});

it('who does not follow the account is written to once, and the rest of the list goes on', async () => {
  const { person, openId, notices } = await bound();
  wechat.strangers.add(openId);
  await tell(person, 'order.create');
  wechat.strangers.delete(openId);
  await tolk.settle();
  expect(notices()).toEqual([]);
  await tell(person, 'order.accept');
  expect(notices()).toHaveLength(1);
});

it('is written to again while WeChat does not answer', async () => {
  const { person, notices } = await bound();
  wechat.down = true;
  await tell(person, 'order.create');
  wechat.down = false;
  expect(notices()).toEqual([]);
  await tolk.advance(60_000);
  expect(notices()).toHaveLength(1);
});
