import { randomUUID } from 'node:crypto';
import { allCalls, type AnyCall } from '@tolk/contract';
import { fakeInvoices } from '../support/fake-invoices.ts';
import { fakePayments } from '../support/fake-payments.ts';
import { browserAt, fakeWebPush } from '../support/fake-web-push.ts';
import { fakePayouts } from '../support/fake-payouts.ts';
import { testApp } from '../support/test-app.ts';
import { accountBodies } from './account-bodies.ts';
import { appealBodies } from './appeal-bodies.ts';
import { conversationBodies } from './conversation-bodies.ts';
import { feedbackBodies } from './feedback-bodies.ts';
import { financeBodies } from './finance-bodies.ts';
import { faultsOf } from './judge.ts';
import { invoiceBodies } from './invoice-bodies.ts';
import { languageTestBodies } from './language-test-bodies.ts';
import { marketBodies } from './market-bodies.ts';
import { organisationBodies } from './organisation-bodies.ts';
import { peopleBodies } from './people-bodies.ts';
import { profileBodies } from './profile-bodies.ts';
import { serviceBodies } from './service-bodies.ts';
import { staffBodies } from './staff-fixture.ts';
import { inSettlementWindow, settlementBodies } from './settlement-bodies.ts';
import { takeSnapshot } from './snapshot.ts';
import { transferBodies } from './transfer-bodies.ts';
import { stoppedClock } from './stopped-clock.ts';
import { post, type Heard, type Message } from './wire.ts';
import { moderationBodies } from './moderation-bodies.ts';
import { workBodies } from './work-bodies.ts';
import { openFixture, openingMs, type Fixture } from './fixture.ts';

const clock = stoppedClock(inSettlementWindow());
const payouts = fakePayouts();
/** Takes no batch in, so that it can be taken back. */
payouts.payoneer.isPoor = true;
const tolk = testApp({
  clock,
  replacements: {
    payments: fakePayments(),
    invoices: fakeInvoices(),
    payouts,
    webPush: fakeWebPush(),
  },
});
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(tolk);
}, openingMs);

/** Body of a call that will be carried out, and the token of who makes it. */
type Ready = { body: object; token?: string | undefined };

const changing = allCalls.filter(({ idempotency }) => idempotency !== 'none');
/** They end the session that they are made in; another call with its token finds it ended. */
const endSession = new Set([
  'loginOut',
  'selectIdentity',
  'switchIdentity',
  'actFor',
  'deleteAccount',
]);

it.each(changing.map((call) => [call.path, call] as const))(
  '%s sent three times at once and once more is carried out once, and answered the same',
  async (path, call) => {
    const { body, token } = await prepare(call);
    const ended = endSession.has(nameOf(call));
    const idempotencyKey = randomUUID();
    const once = () => send(path, JSON.stringify(body), token, idempotencyKey);
    const atOnce = await Promise.all([once(), once(), once()]);
    const done = atOnce.filter(({ envelope }) => envelope.code === 0);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    const codes = ended ? [0, 601] : [0];
    for (const answer of atOnce) expect(faultsOf(answer, { language: 'en', codes })).toEqual([]);
    const before = await settled();
    const again = await once();
    expect(again.text).toBe(done[0]?.text);
    const other = await send(
      path,
      JSON.stringify({ ...body, unknown: 1 }),
      token,
      idempotencyKey,
      'zh-CN',
    );
    expect(faultsOf(other, { language: 'zh-CN', codes: [ended ? 601 : 409] })).toEqual([]);
    expect(await settled()).toEqual(before);
  },
);

const moneyCalls = changing.filter(({ idempotency }) => idempotency === 'required');

it.each(moneyCalls.map((call) => [call.path, call] as const))(
  '%s is refused with 422 without a good key',
  async (path, call) => {
    const { body, token } = await prepare(call);
    const before = await settled();
    for (const language of ['en', 'zh-CN'] as const) {
      for (const key of [
        undefined,
        '',
        'a b',
        'k'.repeat(201),
        'ключ'.replaceAll(/./g, '\u00e9'),
      ]) {
        const heard = await send(path, JSON.stringify(body), token, key, language);
        expect([
          key,
          faultsOf(heard, { language, codes: [422], field: 'idempotency-key' }),
        ]).toEqual([key, []]);
      }
    }
    expect(await settled()).toEqual(before);
  },
);

it('every call that moves money needs a key', () => {
  expect(moneyCalls.map(({ path }) => path)).toEqual([
    '/supinterface/addAppeal',
    '/supinterface/acceptAppealOffer',
    '/supinterface/acceptAppealMediation',
    '/supinterface/withdrawAppeal',
    '/supinterface/answerRuling',
    '/supinterface/answerEnd',
    '/supinterface/answerChange',
    '/supinterface/giveUpBooking',
    '/supinterface/getJSSQ',
    '/supinterface/withdrawSettlement',
    '/supinterface/addTestMarks',
    '/clientinterface/addAppeal',
    '/clientinterface/acceptAppealOffer',
    '/clientinterface/acceptAppealMediation',
    '/clientinterface/withdrawAppeal',
    '/clientinterface/answerRuling',
    '/clientinterface/answerEnd',
    '/clientinterface/answerChange',
    '/clientinterface/addProjectOrder',
    '/clientinterface/editProjectOrder',
    '/clientinterface/getCallPayment',
    '/clientinterface/getBankTransfer',
    '/clientinterface/getAcceptanceResults',
    '/clientinterface/cancelProjectOrder',
    '/clientinterface/cancelBooking',
    '/clientinterface/decideOrderApproval',
    '/opsinterface/ruleAppeal',
    '/opsinterface/addIncomingTransfer',
    '/opsinterface/importBankStatement',
    '/opsinterface/assignIncomingTransfer',
    '/opsinterface/proposeTransferReturn',
    '/opsinterface/confirmTransferReturn',
    '/opsinterface/dropTransferReturn',
    '/opsinterface/proposeRefund',
    '/opsinterface/decideRefund',
    '/opsinterface/retryRefund',
    '/opsinterface/confirmRefundByHand',
    '/opsinterface/proposeIncidentRefund',
    '/opsinterface/refuseSettlement',
    '/opsinterface/recordPayoutReturn',
    '/opsinterface/addPayoutBatch',
    '/opsinterface/takeOutOfPayoutBatch',
    '/opsinterface/approvePayoutBatch',
    '/opsinterface/dropPayoutBatch',
    '/opsinterface/askPayoutProvider',
    '/opsinterface/takeBackPayoutBatch',
    '/opsinterface/importBankResult',
  ]);
});

function send(
  path: string,
  body: string,
  token: string | undefined,
  key: string | undefined,
  language: 'en' | 'zh-CN' = 'en',
): Promise<Heard> {
  const message: Message = { path, body, token, language, timestamp: clock.now().getTime() };
  return post(
    tolk.url,
    key === undefined ? message : { ...message, headers: { 'idempotency-key': key } },
  );
}

async function settled() {
  await tolk.settle();
  return takeSnapshot(tolk.app.deps.db);
}

function nameOf({ path }: AnyCall): string {
  return path.split('/')[2] ?? '';
}

async function prepare(call: AnyCall): Promise<Ready> {
  const ready = (preparations as Record<string, Prepare>)[nameOf(call)];
  if (ready === undefined) throw new Error(`Say in preparations how ${call.path} is carried out`);
  return {
    token: await fixture.token(call),
    ...(await ready(call.path.startsWith('/client') ? 'client' : 'supplier')),
  };
}

type Prepare = (side: 'client' | 'supplier') => Promise<Ready>;

/** What makes each changing call possible, by its name; both interfaces share the account calls. */
const preparations = {
  ...accountBodies(tolk, () => fixture),
  ...marketBodies(tolk, () => fixture),
  ...languageTestBodies(tolk, () => fixture),
  ...profileBodies(tolk, () => fixture),
  ...peopleBodies(tolk, () => fixture),
  ...appealBodies(tolk, () => fixture),
  ...feedbackBodies(() => fixture),
  ...invoiceBodies(tolk, () => fixture),
  ...organisationBodies(tolk),
  ...conversationBodies(() => fixture),
  ...serviceBodies(tolk, () => fixture),
  ...workBodies(tolk, () => fixture),
  ...moderationBodies(tolk, () => fixture),
  ...financeBodies(tolk, () => fixture),
  ...transferBodies(tolk, () => fixture),
  ...settlementBodies(tolk, () => fixture),
  ...staffBodies(tolk, (personId) => fixture.enter(personId, 'client')),
  unbindWechat: async () => ({ body: {} }),
  getUpSysBusinessPush: async () => ({ body: { event: 'order', channel: 'sms', on: false } }),
  setQuietHours: async () => ({
    body: { hours: { from: '22:00', until: '08:00', zone: 'Asia/Shanghai' } },
  }),
  savePushSubscription: async () => ({ body: browserAt('repeats') }),
  removePushSubscription: async () => ({ body: { endpoint: browserAt('repeats').endpoint } }),
  setCalendarFeed: async () => ({ body: { open: true } }),
  setResumeShare: async () => ({ body: { open: true, parts: ['work'] } }),
  deleteFile: async () => ({
    body: { fileId: await fixture.market.upload(fixture.market.client, 'order') },
  }),
  upXXTZReadingStatus: async (side) => ({
    body: {
      notificationId:
        side === 'client' ? fixture.ids.notificationOfClient : fixture.ids.notificationOfSupplier,
    },
  }),
  upXXTZOrderReadingStatus: async () => ({ body: { projectOrderId: fixture.ids.order } }),
  xxtzyjyd: async () => ({ body: {} }),
} satisfies Record<string, Prepare>;
