import type { ResponseOf, calls } from '@tolk/contract';
import { MINUTE } from '@tolk/domain';
import { removeAccount } from '../../test/support/account-deletion.ts';
import { dataOf } from '../../test/support/market.ts';
import { tellOfOrder } from '../../test/support/order-news.ts';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';
import type { NotificationKind } from '../messages/notifications/notification-kinds.ts';

type Preferences = ResponseOf<typeof calls.supinterface.security.getSysBusinessPush>;

const tolk = testApp();

async function tell(person: TestPerson, kind: NotificationKind): Promise<void> {
  await tellOfOrder(tolk, person, kind);
  await tolk.advance(2 * MINUTE);
}

const mailsTo = ({ account }: TestPerson) => tolk.mails.filter(({ to }) => to === account);

/** The link in the newest mail, as it is reached here. */
function linkTo(person: TestPerson): string {
  const { pathname, search } = new URL(mailsTo(person).at(-1)?.unsubscribeUrl ?? '');
  return tolk.url + pathname + search;
}

async function mailsAbout(person: TestPerson, event: string): Promise<boolean | undefined> {
  const { list } = await dataOf(person.call<Preferences>('/supinterface/getSysBusinessPush', {}));
  const channels = list.find((one) => one.event === event)?.channels;
  return channels?.find(({ channel }) => channel === 'email')?.on;
}

/** As RFC 8058, 8.1 has mail programs send it. */
const oneClick = (link: string) =>
  fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  });

it('one request of a mail program ends mails about the event, and about nothing else', async () => {
  const person = await signUp(tolk, 'supplier');
  await tell(person, 'order.create');
  const answer = await oneClick(linkTo(person));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1>You no longer get e-mails about orders</h1>');
  expect(await mailsAbout(person, 'order')).toBe(false);
  expect(await mailsAbout(person, 'appeal')).toBe(true);
  const before = mailsTo(person).length;
  await tell(person, 'order.create');
  expect(mailsTo(person)).toHaveLength(before);
});

it('takes the form of a mail program that sends it in parts', async () => {
  const person = await signUp(tolk, 'supplier');
  await tell(person, 'order.create');
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  const answer = await fetch(linkTo(person), { method: 'POST', body: form });
  expect([answer.status, await mailsAbout(person, 'order')]).toEqual([200, false]);
});

it('looking at the link changes nothing; its button does, and leads back', async () => {
  const person = await signUp(tolk, 'supplier', 'zh-CN');
  await tell(person, 'order.create');
  const buttonOf = async (answer: Response) => {
    const page = await answer.text();
    const action = /<form method="post" action="([^"]*)"/.exec(page)?.[1] ?? '';
    return { page, target: tolk.url + action.replaceAll('&amp;', '&') };
  };
  const asked = await buttonOf(await fetch(linkTo(person)));
  expect(asked.page).toContain('<h1>退订“订单”邮件？</h1>');
  expect(await mailsAbout(person, 'order')).toBe(true);
  const done = await buttonOf(await fetch(asked.target, { method: 'POST' }));
  expect(await mailsAbout(person, 'order')).toBe(false);
  const again = await buttonOf(await fetch(done.target, { method: 'POST' }));
  expect(again.page).toContain('已恢复接收“订单”邮件');
  expect(await mailsAbout(person, 'order')).toBe(true);
  await fetch(again.target, { method: 'POST' });
  expect(await mailsAbout(person, 'order')).toBe(false);
});

it('several reminders in one mail are ended by its link', async () => {
  const person = await signUp(tolk, 'supplier');
  await tell(person, 'order.remindDelivery');
  expect(new URL(linkTo(person)).searchParams.get('event')).toBe('reminder');
  await oneClick(linkTo(person));
  expect(await mailsAbout(person, 'reminder')).toBe(false);
});

it.each(['verificationDecided', 'settlementPaid'] as const)(
  'a mail about %s has no such link, since it may tell of a theft',
  async (kind) => {
    const person = await signUp(tolk, 'supplier');
    await tell(person, kind);
    const mail = mailsTo(person).at(-1);
    expect(mail?.unsubscribeUrl).toBeUndefined();
    expect(mail?.text).not.toContain('/unsubscribe');
  },
);

it('a mail says where to answer', async () => {
  const person = await signUp(tolk, 'supplier');
  await tell(person, 'order.create');
  expect(mailsTo(person).at(-1)).toMatchObject({
    text: expect.stringContaining('To answer, open it in Tolk.'),
    replyName: 'Answer in Tolk, not by e-mail',
  });
});

describe('a link that is not ours', () => {
  it.each([
    ['of another person', (link: URL) => link.searchParams.set('person', 'A'.repeat(22))],
    ['about another event', (link: URL) => link.searchParams.set('event', 'appeal')],
    ['about security', (link: URL) => link.searchParams.set('event', 'account')],
    ['with another proof', (link: URL) => link.searchParams.set('proof', 'A'.repeat(43))],
    ['without a proof', (link: URL) => link.searchParams.delete('proof')],
    ['with two proofs', (link: URL) => link.searchParams.append('proof', 'x')],
  ])('%s changes nothing', async (_what, alter) => {
    const person = await signUp(tolk, 'supplier');
    await tell(person, 'order.create');
    const link = new URL(linkTo(person));
    alter(link);
    for (const answer of [await fetch(link), await oneClick(link.href)]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<h1>链接无效</h1>');
    }
    expect([await mailsAbout(person, 'order'), await mailsAbout(person, 'appeal')]).toEqual([
      true,
      true,
    ]);
  });

  it('is that of a deleted account', async () => {
    const person = await signUp(tolk, 'supplier');
    await tell(person, 'order.create');
    const link = linkTo(person);
    await dataOf(removeAccount(tolk, person));
    expect((await oneClick(link)).status).toBe(404);
  });
});

it('a body larger than any mail program sends is refused', async () => {
  const person = await signUp(tolk, 'supplier');
  await tell(person, 'order.create');
  const answer = await fetch(linkTo(person), { method: 'POST', body: 'x'.repeat(5_000) });
  expect(answer.status).toBe(413);
  expect(await mailsAbout(person, 'order')).toBe(true);
});
