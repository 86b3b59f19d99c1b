import { randomUUID } from 'node:crypto';
import { allCalls, type AnyCall } from '@tolk/contract';
import { passVerification } from '@tolk/testing/caller';
import { fakePayments } from '../support/fake-payments.ts';
import { fakePayouts } from '../support/fake-payouts.ts';
import { dataOf, withKey } from '../support/market.ts';
import { codeSentTo, goodPassword } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';
import { appealBodies } from './appeal-bodies.ts';
import { financeBodies } from './finance-bodies.ts';
import { faultsOf } from './judge.ts';
import { languageTestBodies } from './language-test-bodies.ts';
import { peopleBodies } from './people-bodies.ts';
import { profileBodies } from './profile-bodies.ts';
import { staffBodies } from './staff-fixture.ts';
import { inSettlementWindow, settlementBodies } from './settlement-bodies.ts';
import { takeSnapshot } from './snapshot.ts';
import { stoppedClock } from './stopped-clock.ts';
import { post, type Heard, type Message } from './wire.ts';
import { invite, openFixture, saveSearch, type Fixture } from './fixture.ts';

const clock = stoppedClock(inSettlementWindow());
const payouts = fakePayouts();
/** Takes no batch in, so that it can be taken back. */
payouts.payoneer.isPoor = true;
const tolk = testApp({ clock, replacements: { payments: fakePayments(), payouts } });
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(tolk);
});

/** Body of a call that will be carried out, and the token of who makes it. */
type Ready = { body: object; token?: string | undefined };

const changing = allCalls.filter(({ idempotency }) => idempotency !== 'none');
/** They end the session that they are made in; another call with its token finds it ended. */
const endSession = new Set(['loginOut', 'selectIdentity', 'switchIdentity', 'deleteAccount']);

describe.each(changing.map((call) => [call.path, call] as const))('%s sent twice', (path, call) => {
  it('with one key is carried out once, and answered the same', async () => {
    const { body, token } = await prepare(call);
    const idempotencyKey = randomUUID();
    const first = await send(path, JSON.stringify(body), token, idempotencyKey);
    expect(faultsOf(first, { language: 'en', codes: [0] })).toEqual([]);
    const before = await settled();
    const second = await send(path, JSON.stringify(body), token, idempotencyKey);
    const ended = endSession.has(nameOf(call));
    expect(second.text).toBe(first.text);
    expect(await settled()).toEqual(before);
    const other = await send(
      path,
      JSON.stringify({ ...body, unknown: 1 }),
      token,
      idempotencyKey,
      'zh-CN',
    );
    expect(faultsOf(other, { language: 'zh-CN', codes: [ended ? 601 : 409] })).toEqual([]);
    expect(await settled()).toEqual(before);
  });

  it('at once with one key is carried out once', async () => {
    const { body, token } = await prepare(call);
    const idempotencyKey = randomUUID();
    const once = () => send(path, JSON.stringify(body), token, idempotencyKey);
    const answers = await Promise.all([once(), once(), once()]);
    const done = answers.filter(({ envelope }) => envelope.code === 0);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    const codes = endSession.has(nameOf(call)) ? [0, 601] : [0];
    for (const answer of answers) expect(faultsOf(answer, { language: 'en', codes })).toEqual([]);
  });
});

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
    '/supinterface/withdrawAppeal',
    '/supinterface/answerRuling',
    '/supinterface/answerEnd',
    '/supinterface/getJSSQ',
    '/supinterface/withdrawSettlement',
    '/clientinterface/addAppeal',
    '/clientinterface/acceptAppealOffer',
    '/clientinterface/withdrawAppeal',
    '/clientinterface/answerRuling',
    '/clientinterface/answerEnd',
    '/clientinterface/addProjectOrder',
    '/clientinterface/editProjectOrder',
    '/clientinterface/getCallPayment',
    '/clientinterface/getAcceptanceResults',
    '/clientinterface/cancelProjectOrder',
    '/opsinterface/ruleAppeal',
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
const target = ({ projectOrderId, version }: { projectOrderId: string; version: number }) => ({
  projectOrderId,
  version,
});
const newPassword = { password: 'ink-seal-and-brush', passwordAgain: 'ink-seal-and-brush' };
const evaluation = { evaluateGrade: 5, evaluateDescription: 'Good.' };

/** What makes each changing call possible, by its name; both interfaces share the account calls. */
const preparations = {
  ...languageTestBodies(tolk, () => fixture),
  ...profileBodies(tolk, () => fixture),
  registerActiveCode: async () => ({
    body: { account: newAccount(), verification: await passVerification(tolk.url) },
  }),
  loginActiveCode: async () => ({ body: { account: newAccount() } }),
  resetPassActiveCode: async () => ({ body: { account: newAccount() } }),
  register: async () => {
    const account = newAccount();
    return {
      body: {
        account,
        code: await codeFor('registerActiveCode', account),
        password: goodPassword,
        agreement: true,
      },
    };
  },
  resetPassword: async () => {
    const { account } = await newPerson();
    await rest(account);
    const code = await codeFor('resetPassActiveCode', account);
    return { body: { account, code, ...newPassword } };
  },
  upPassword: async () => {
    const { token } = await newPerson();
    return { token, body: { oldPassword: goodPassword, ...newPassword } };
  },
  addPassword: async () => {
    const { account, token } = await newPerson();
    const { db } = tolk.app.deps;
    await db
      .updateTable('person')
      .set({ password_hash: null })
      .where('email', '=', account)
      .execute();
    return { token, body: { oldCode: await confirmation(account, token), ...newPassword } };
  },
  changeEmailActiveCode: async () => ({ body: {}, token: await restedToken() }),
  changePhoneActiveCode: async () => ({ body: {}, token: await restedToken() }),
  bindMailboxActiveCode: async () => ({ body: { email: newAccount() } }),
  upSupEmail: async () => {
    const { account, token } = await newPerson();
    const oldCode = await confirmation(account, token);
    const email = newAccount();
    await send('/supinterface/bindMailboxActiveCode', JSON.stringify({ email }), token, undefined);
    return { token, body: { email, oldCode, code: await codeSentTo(tolk, email) } };
  },
  bindMobilePhoneActiveCode: async () => ({ body: { phone: newPhone() } }),
  upSupPhone: async () => {
    const { account, token } = await newPerson();
    const oldCode = await confirmation(account, token);
    const phone = newPhone();
    const body = JSON.stringify({ phone });
    await send('/supinterface/bindMobilePhoneActiveCode', body, token, undefined);
    return { token, body: { phone, oldCode, code: await codeSentTo(tolk, phone) } };
  },
  unbindWechat: async () => ({ body: {} }),
  loginOutDevice: async () => {
    const { account, token } = await newPerson();
    const login = JSON.stringify({ account, password: goodPassword });
    await send('/supinterface/login', login, undefined, undefined);
    const { envelope } = await send('/supinterface/getLoginDevices', '{}', token, undefined);
    const devices = envelope.data.list as { sessionId: string; current: boolean }[];
    return { token, body: { sessionId: devices.find(({ current }) => !current)?.sessionId } };
  },
  loginOutOtherDevices: async () => ({ body: {}, token: (await newPerson()).token }),
  getUpSysBusinessPush: async () => ({ body: { event: 'order', channel: 'sms', on: false } }),
  setResumeShare: async () => ({ body: { open: true, parts: ['work'] } }),
  deleteAccountActiveCode: async () => ({ body: {}, token: await restedToken() }),
  deleteAccount: async () => {
    const { account, token } = await newPerson();
    await rest(account);
    await send('/supinterface/deleteAccountActiveCode', '{}', token, undefined);
    return { token, body: { code: await codeSentTo(tolk, account) } };
  },
  loginOut: async () => ({ body: {} }),
  selectIdentity: async () => ({ body: { port: 1 }, token: (await newPerson()).token }),
  switchIdentity: async () => ({ body: { loginName: fixture.market.client.account, port: 1 } }),
  deleteFile: async () => ({
    body: { fileId: await fixture.market.upload(fixture.market.client, 'order') },
  }),
  addProjectApplicationJL: async () => ({
    body: {
      projectReleaseInforId: await fixture.market.publish(),
      content: 'Ten years of it.',
      expectedPrice: 160_00,
    },
  }),
  ...peopleBodies(tolk, () => fixture),
  ...appealBodies(tolk, () => fixture),
  ...financeBodies(tolk, () => fixture),
  ...settlementBodies(tolk, () => fixture),
  ...staffBodies(tolk, (personId) => fixture.enter(personId, 'client')),
  withdrawProjectApplicationJL: async () => ({
    body: { projectApplicationJLId: await newApplication() },
  }),
  addSavedSearch: async () => ({
    body: { name: 'Law', filter: { whFieldId: 'law' }, alert: 'daily' },
  }),
  editSavedSearch: async () => ({
    body: { savedSearchId: await newSavedSearch(), name: 'All', filter: {}, alert: 'off' },
  }),
  delSavedSearch: async () => ({ body: { savedSearchId: await newSavedSearch() } }),
  inviteSupplier: async () => ({
    body: {
      projectReleaseInforId: await fixture.market.publish(),
      supUserId: fixture.ids.supplier,
      message: 'Would this suit you?',
    },
  }),
  declinePostingInvitation: async () => {
    const { market, ids } = fixture;
    const postingInvitationId = await invite(market.client, await market.publish(), ids.supplier);
    return { body: { postingInvitationId } };
  },
  getAddFWRS: async () => ({ body: { projectReleaseInforId: fixture.ids.posting } }),
  upXXTZReadingStatus: async (side) => ({
    body: {
      notificationId:
        side === 'client' ? fixture.ids.notificationOfClient : fixture.ids.notificationOfSupplier,
    },
  }),
  xxtzyjyd: async () => ({ body: {} }),
  acceptOrRejectProjectOrder: async () => ({
    body: { ...target(await fixture.market.send()), accept: true },
  }),
  getDeliverables: async () => {
    const fileIds = [await fixture.market.upload(fixture.market.supplier, 'delivery')];
    return { body: { ...target(await fixture.market.start()), description: 'Done.', fileIds } };
  },
  addEvaluate: async () => ({
    body: { projectOrderId: (await fixture.market.complete()).projectOrderId, ...evaluation },
  }),
  addProjectOrder: async () => ({
    body: fixture.market.terms({ supUserId: fixture.ids.supplier }),
  }),
  editProjectOrder: async () => ({
    body: { ...target(await fixture.market.send()), ...fixture.market.terms() },
  }),
  withdrawProjectOrder: async () => ({ body: target(await fixture.market.send()) }),
  getCallPayment: async () => ({
    body: { ...target(await fixture.market.receive()), method: 'alipay', scene: 'phone' },
  }),
  getAcceptanceResults: async () => ({
    body: { ...target(await fixture.market.submit()), accept: true },
  }),
  cancelProjectOrder: async () => {
    const order = await fixture.market.start();
    const { db } = tolk.app.deps;
    const due_at = new Date(clock.now().getTime() - 90_000_000);
    await db
      .updateTable('project_order')
      .set({ due_at })
      .where('id', '=', order.projectOrderId)
      .execute();
    return { body: target(order) };
  },
  addPositionProject: async () => ({ body: fixture.market.postingForm() }),
  editPositionProject: async () => ({
    body: {
      projectReleaseInforId: await fixture.market.publish(),
      ...fixture.market.postingForm(),
    },
  }),
  reopenPositionProject: async () => {
    const posting = { projectReleaseInforId: await fixture.market.publish() };
    await dataOf(fixture.market.client.call('/clientinterface/finishPositionProject', posting));
    return { body: { ...posting, ...fixture.market.postingForm() } };
  },
  savePositionDraft: async () => ({ body: fixture.market.postingForm() }),
  delPositionDraft: async () => {
    const answer = fixture.market.client.call<{ draftId: string }>(
      '/clientinterface/savePositionDraft',
      {},
    );
    return { body: { draftId: (await dataOf(answer)).draftId } };
  },
  finishPositionProject: async () => ({
    body: { projectReleaseInforId: await fixture.market.publish() },
  }),
  delPositionProject: async () => ({
    body: { projectReleaseInforId: await fixture.market.publish() },
  }),
  getProjectApplicationJLData: async () => ({
    body: { projectApplicationJLId: await newApplication() },
  }),
  setJlMatchingStatus: async () => ({
    body: { projectApplicationJLId: await newApplication(), suitable: true },
  }),
  showContact: async () => ({
    body: { projectApplicationJLId: await newApplication() },
  }),
  setJlIsCollect: async () => ({
    body: { projectApplicationJLId: await newApplication(), isCollect: true },
  }),
} satisfies Record<string, Prepare>;

let phones = 0;

function newAccount(): string {
  return `twice-${randomUUID()}@tolk.example`;
}

function newSavedSearch(): Promise<string> {
  return saveSearch(fixture.market.supplier);
}

async function newApplication(): Promise<string> {
  return fixture.market.apply(await fixture.market.publish());
}

/** A Chinese mobile number that nobody has. */
function newPhone(): string {
  phones += 1;
  return `+86138${String(phones).padStart(8, '0')}`;
}

async function codeFor(call: string, account: string): Promise<string> {
  const verification = await passVerification(tolk.url);
  const body = JSON.stringify({ account, verification });
  await send(`/supinterface/${call}`, body, undefined, undefined);
  return codeSentTo(tolk, account);
}

/** The code by which the account confirms a change. */
async function confirmation(account: string, token: string): Promise<string> {
  await rest(account);
  await send('/supinterface/changeEmailActiveCode', '{}', token, undefined);
  return codeSentTo(tolk, account);
}

/** Of a person to whom the next code may be sent. */
async function restedToken(): Promise<string> {
  const { account, token } = await newPerson();
  await rest(account);
  return token;
}

/** A minute passes for the codes of this account; the clock stays, others sign by one of their own. */
async function rest(account: string): Promise<void> {
  await tolk.app.deps.db
    .updateTable('code')
    .set({ created_at: new Date(clock.now().getTime() - 61_000) })
    .where('account', '=', account)
    .execute();
}

async function newPerson(): Promise<{ account: string; token: string }> {
  const { body } = await preparations.register();
  const { envelope } = await send(
    '/supinterface/register',
    JSON.stringify(body),
    undefined,
    withKey().idempotencyKey,
  );
  return { account: body.account, token: String(envelope.data.token) };
}
