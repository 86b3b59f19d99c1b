import type { ResponseOf, calls } from '@tolk/contract';
import { MINUTE, type Language } from '@tolk/domain';
import type { MailMessage } from '../../ports/mail-sender.ts';
import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import { tellOfOrder } from '../../../test/support/order-news.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import type { NotificationKind } from './notification-kinds.ts';

type Preferences = ResponseOf<typeof calls.supinterface.security.getSysBusinessPush>;

const mails: MailMessage[] = [];
let failures = 0;
const tolk = testApp({
  replacements: {
    mail: {
      async send(message) {
        // Fails before the message is taken over, as an unreachable server does.
        if (failures > 0) {
          failures -= 1;
          throw new ProviderUnavailable('smtp', new Error('down'));
        }
        mails.push(message);
        tolk.mails.push(message);
      },
    },
  },
});

const tell = (person: TestPerson, kind: NotificationKind) => tellOfOrder(tolk, person, kind);

async function change(
  person: TestPerson,
  values: Partial<Record<'phone' | 'email', string | null>> & {
    language?: Language | null;
    deleted_at?: Date;
  },
): Promise<void> {
  await tolk.app.deps.db
    .updateTable('person')
    .set(values)
    .where('id', '=', person.personId)
    .execute();
}

let phones = 0;
/** A supplier with e-mail and phone, and what they were sent since. */
async function reachable(language: Language | null = null) {
  const person = await signUp(tolk, 'supplier');
  phones += 1;
  const phone = `+86138001380${String(phones).padStart(2, '0')}`;
  await change(person, { phone, language });
  const seen = mails.length;
  return {
    person,
    phone,
    mails: () => mails.slice(seen).filter(({ to }) => to === person.account),
    texts: () => tolk.texts.filter(({ to }) => to === phone),
  };
}

const prefer = (person: TestPerson, event: string, channel: string, on: boolean) =>
  person.call<{ list: unknown[] }>('/supinterface/getUpSysBusinessPush', { event, channel, on });

describe('a notification', () => {
  it('goes by mail a minute later and by text at once, in Chinese unless another language is known', async () => {
    const { person, mails: sent, texts } = await reachable();
    await tell(person, 'order.create');
    await tolk.settle();
    expect(sent()).toEqual([]);
    expect(texts()).toEqual([
      {
        to: expect.stringMatching(/^\+86/),
        language: 'zh-CN',
        template: 'notice',
        parameters: {
          title: '您有新的订单',
          about: '茶园参观',
          link: expect.stringMatching(/^http:\/\/127\.0\.0\.1\/n\/[\w-]{22}$/),
        },
      },
    ]);
    await tolk.advance(MINUTE);
    expect(sent()).toMatchObject([{ subject: '您有新的订单' }]);
    expect(sent()[0]?.text).toContain('王女士向您发送了订单。');
  });

  it('speaks the language that the person chose last', async () => {
    const { person, mails: sent, texts } = await reachable('en');
    await tell(person, 'order.create');
    await tolk.advance(MINUTE);
    expect(texts()).toMatchObject([
      { language: 'en', parameters: { title: 'A new order for you' } },
    ]);
    expect(sent()).toMatchObject([{ subject: 'A new order for you' }]);
  });

  it('leads to its screen and to the preferences at the public address', async () => {
    const { person, mails: sent } = await reachable('en');
    await tell(person, 'order.create');
    await tolk.advance(MINUTE);
    const [mail] = sent();
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('http://127.0.0.1/order/initiateAnOrderYY?projectOrderId=1');
      expect(body).toContain('http://127.0.0.1/settings/settingsindex');
    }
  });

  it('by text has a short link that leads to its screen', async () => {
    const { person, texts } = await reachable();
    await tell(person, 'order.create');
    await tolk.settle();
    const [sms] = texts();
    const link = sms?.template === 'notice' ? sms.parameters.link : '';
    const follow = (path: string) => tolk.app.http.inject({ method: 'GET', url: path });
    expect(await follow(new URL(link).pathname)).toMatchObject({
      statusCode: 302,
      headers: { location: '/order/initiateAnOrderYY?projectOrderId=1' },
    });
    for (const code of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00']) {
      expect((await follow(`/n/${code}`)).headers.location).toBe('/');
    }
  });

  it('leads nowhere by what another member chose, neither by mail nor by text', async () => {
    const { person, mails: sent, texts } = await reachable('en');
    const text = 'prize.example sent you “Claim at https://evil.example/a” as lease.docx.';
    const about = 'Claim at https://evil.example/a';
    await tellOfOrder(tolk, person, 'order.create', { text: { en: text, zh: text }, about });
    await tolk.advance(MINUTE);
    expect(texts()).toMatchObject([{ parameters: { about: 'Claim at [link]' } }]);
    const [mail] = sent();
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('[link] sent you “Claim at [link] as lease.docx.');
      expect(body).not.toMatch(/evil|prize/);
    }
  });

  it('is not sent by mail once it was read', async () => {
    const { person, mails: sent } = await reachable();
    await tell(person, 'order.create');
    await person.call('/supinterface/xxtzyjyd', {});
    await tolk.advance(MINUTE);
    expect(sent()).toEqual([]);
  });

  it('that reminds goes with the others of the same minute in one mail, and once', async () => {
    const { person, mails: sent } = await reachable('en');
    await tell(person, 'order.remindDelivery');
    await tolk.advance(MINUTE / 2);
    await tell(person, 'order.remindAcceptance');
    await tell(person, 'order.remindPayment');
    await tolk.advance(MINUTE / 2);
    expect(sent()).toEqual([]);
    await tolk.advance(MINUTE / 2);
    expect(sent()).toMatchObject([{ subject: '3 reminders from Tolk' }]);
    await tell(person, 'order.remindDelivery');
    await tolk.advance(MINUTE);
    expect(sent().map(({ subject }) => subject)).toEqual([
      '3 reminders from Tolk',
      'A new order for you',
    ]);
  });

  it('is not sent on a channel that was switched off in the meantime', async () => {
    const { person, mails: sent } = await reachable();
    await tell(person, 'order.create');
    await prefer(person, 'order', 'email', false);
    await tolk.advance(MINUTE);
    expect(sent()).toEqual([]);
  });

  it('is sent again when the mail server did not answer, and once', async () => {
    const { person, mails: sent } = await reachable();
    failures = 2;
    await tell(person, 'order.create');
    await tolk.advance(MINUTE);
    expect(sent()).toEqual([]);
    await tolk.advance(MINUTE);
    await tolk.advance(MINUTE);
    await tolk.advance(MINUTE);
    expect(sent()).toHaveLength(1);
  });

  it('reaches nobody who has deleted the account, not even in the list', async () => {
    const { person, mails: sent, texts } = await reachable();
    await tell(person, 'order.create');
    await tolk.settle();
    const before = texts().length;
    await change(person, { deleted_at: tolk.clock.now() });
    await tell(person, 'order.accept');
    await tolk.advance(MINUTE);
    expect([sent(), texts().length]).toEqual([[], before]);
    const rows = await tolk.app.deps.db
      .selectFrom('notification')
      .select('kind')
      .where('person_id', '=', person.personId)
      .execute();
    expect(rows).toEqual([{ kind: 'order.create' }]);
  });

  it('goes nowhere without an address', async () => {
    const { person, texts } = await reachable();
    await change(person, { email: null });
    const before = mails.length;
    await tell(person, 'applicationReceived');
    await tolk.advance(MINUTE);
    expect([mails.length - before, texts()]).toEqual([0, []]);
  });
});

describe('what a person wants', () => {
  /** By hand, from the product's table of events: event, channel, whether it is on at first. */
  const standard = [
    ['application', 'email', true],
    ['application', 'sms', false],
    ['order', 'email', true],
    ['order', 'sms', true],
    ['payment', 'email', true],
    ['payment', 'sms', false],
    ['appeal', 'email', true],
    ['appeal', 'sms', true],
    ['settlement', 'email', true],
    ['settlement', 'sms', false],
    ['reminder', 'email', true],
    ['reminder', 'sms', true],
    ['message', 'email', true],
    ['posting', 'email', true],
    ['posting', 'sms', false],
    ['account', 'email', true],
    ['account', 'sms', false],
    ['feedback', 'email', true],
    ['feedback', 'sms', false],
    ['news', 'email', false],
    ['news', 'sms', false],
  ] as const;
  const kinds = {
    application: 'applicationReceived',
    order: 'order.deliver',
    payment: 'order.confirmPayment',
    appeal: 'appealRuling',
    settlement: 'settlementPaid',
    reminder: 'order.remindAcceptance',
    posting: 'postingExpired',
    feedback: 'feedbackAnswered',
  } as const;
  const sendable = standard.flatMap(([event, channel, on]) =>
    event === 'account' || event === 'news' || event === 'message'
      ? []
      : [[event, channel, on, kinds[event]] as const],
  );

  it('names no channel on which such an event is never sent', async () => {
    const { person } = await reachable('en');
    expect(await prefer(person, 'message', 'sms', true)).toMatchObject({
      code: 422,
      data: { fields: { channel: 'Such events are not sent on this channel.' } },
    });
  });

  it('is the standard until they decide', async () => {
    const { person } = await reachable();
    const { data } = await person.call<Preferences>('/supinterface/getSysBusinessPush', {});
    const rows = data.list.flatMap(({ event, channels }) =>
      channels.map(({ channel, on }) => [event, channel, on]),
    );
    expect(rows).toEqual(standard);
  });

  it.each(sendable)('%s by %s follows the standard and then the choice', async (...row) => {
    const [event, channel, on, kind] = row;
    const { person, mails: byMail, texts } = await reachable();
    const sent = async () => {
      const before = channel === 'email' ? byMail().length : texts().length;
      await tell(person, kind);
      await tolk.advance(MINUTE);
      return (channel === 'email' ? byMail().length : texts().length) - before;
    };
    expect(await sent()).toBe(on ? 1 : 0);
    expect(await prefer(person, event, channel, !on)).toMatchObject({ code: 0 });
    expect(await shown(person, event, channel)).toMatchObject({ on: !on, available: true });
    expect(await sent()).toBe(on ? 0 : 1);
  });

  it('is not kept where it is the standard again', async () => {
    const { person } = await reachable();
    await prefer(person, 'order', 'sms', false);
    await prefer(person, 'order', 'sms', true);
    const kept = await tolk.app.deps.db
      .selectFrom('notification_preference')
      .selectAll()
      .where('person_id', '=', person.personId)
      .execute();
    expect(kept).toEqual([]);
  });

  it('cannot leave out security notices by mail', async () => {
    const { person } = await reachable();
    expect(await prefer(person, 'account', 'email', false)).toMatchObject({
      code: 422,
      data: {
        fields: {
          on: 'Security notices are always sent by e-mail; they cannot be switched off.',
        },
      },
    });
    expect(await shown(person, 'account', 'email')).toEqual({
      channel: 'email',
      on: true,
      locked: true,
      available: true,
    });
  });

  it('is shown as out of reach while there is no phone', async () => {
    const person = await signUp(tolk, 'client');
    expect(await shown(person, 'order', 'sms')).toEqual({
      channel: 'sms',
      on: true,
      locked: false,
      available: false,
    });
  });

  async function shown(person: TestPerson, event: string, channel: string) {
    const { data } = await person.call<Preferences>('/supinterface/getSysBusinessPush', {});
    const row = data.list.find((entry) => entry.event === event);
    return row?.channels.find((entry) => entry.channel === channel);
  }
});
