import { randomUUID } from 'node:crypto';
import type { AppealDetail } from '@tolk/contract';
import { HOUR, type Identity } from '@tolk/domain';
import { appealFixture, outcomes, type AppealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { signUp } from '../../../test/support/people.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let appeals: AppealFixture;
let order: OrderDetail;
let id: string;
let evidence: string;

beforeAll(async () => {
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
  order = await market.submit();
  evidence = await market.upload(market.client, 'evidence');
  id = await appeals.open(order, 'client', { fileIds: [evidence] });
});

/** Every call about an appeal, with a body that is right but for who sends it. */
const callsAboutIt: [string, object][] = [
  ['getAppealIdData', {}],
  ['addAppealEvidence', { text: 'Page 2.', fileIds: [] }],
  ['addAppealOffer', { version: 1, refundPercent: 10, text: '' }],
  ['acceptAppealOffer', { version: 1 }],
  ['acceptAppealMediation', { version: 1 }],
  ['withdrawAppeal', { version: 1 }],
  ['answerRuling', { version: 1, accept: true }],
];
const interfaces = { client: '/clientinterface', supplier: '/supinterface' } as const;

describe.each(['client', 'supplier'] as const)('somebody else as a %s', (side) => {
  it.each(callsAboutIt)('finds no such appeal by %s', async (call, body) => {
    const somebody = await signUp(tolk, side);
    const request = { projectOrderAppealId: id, ...body };
    const answer = await somebody.call(`${interfaces[side]}/${call}`, request, withKey());
    expect(answer.code).toBe(404);
  });

  it('sees none in the list, and cannot appeal about the order', async () => {
    const somebody = await signUp(tolk, side);
    const list = somebody.call(`${interfaces[side]}/getAppealList`, {});
    expect(await dataOf(list)).toEqual({ total: 0, list: [] });
    const form = {
      projectOrderId: order.projectOrderId,
      version: order.version,
      appealType: 'other',
      reasonForAppeal: 'Not mine.',
      refundPercent: 0,
      fileIds: [],
    };
    const appeal = somebody.call(`${interfaces[side]}/addAppeal`, form, withKey());
    expect((await appeal).code).toBe(404);
  });
});

it('each side sees it from where it stands, and not from the other side', async () => {
  const other: Record<Identity, Identity> = { client: 'supplier', supplier: 'client' };
  for (const side of ['client', 'supplier'] as const) {
    const { otherName } = await appeals.detail(side, id);
    const names = await market.order(side, order.projectOrderId);
    expect(otherName).toBe(side === 'client' ? names.supUserName : names.createByName);
    const path = `${interfaces[other[side]]}/getAppealIdData`;
    const body = { projectOrderAppealId: id };
    expect((await market[side].call(path, body)).code).toBe(403);
  }
});

it('the list is filtered by status and words', async () => {
  const total = async (filter: object) =>
    (await dataOf(market.client.call<{ total: number }>('/clientinterface/getAppealList', filter)))
      .total;
  expect(await total({})).toBe(1);
  expect(await total({ appealStatus: 'evidence' })).toBe(1);
  expect(await total({ appealStatus: 'closed' })).toBe(0);
  expect(await total({ search: order.orderNumber })).toBe(1);
  expect(await total({ search: '100%' })).toBe(0);
});

it('evidence is read by both sides and by nobody else', async () => {
  expect(await mayDownload(market.client, evidence)).toBe(true);
  expect(await mayDownload(market.supplier, evidence)).toBe(true);
  expect(await mayDownload(await signUp(tolk, 'client'), evidence)).toBe(false);
  const gone = await market.client.call('/supinterface/deleteFile', { fileId: evidence });
  expect(gone.code).toBe(1402);
});

describe('of the staff', () => {
  it.each([
    ['support', 0],
    ['reviewer', 0],
    ['admin', 0],
    ['finance', 403],
  ] as const)('%s gets %i in the appeals room', async (role, code) => {
    const staff = await addStaffMember(tolk, role);
    const body = { projectOrderAppealId: id };
    expect((await staff.call('/opsinterface/getAppealList', {})).code).toBe(code);
    expect((await staff.call('/opsinterface/getAppealIdData', body)).code).toBe(code);
    // In the time for evidence nobody rules; who may rule is told so.
    const ruling = await appeals.rule(id, outcomes.refund, staff);
    expect(ruling.code).toBe(code === 0 ? 409 : 403);
  });

  it('everybody sees the order with all of its ledger, the files too, and each look is noted', async () => {
    const staff = await addStaffMember(tolk, 'support');
    const body = { projectOrderAppealId: id };
    const seen = await dataOf(
      staff.call<{ order: OrderDetail; clientName: string; appeal: AppealDetail }>(
        '/opsinterface/getAppealIdData',
        body,
      ),
    );
    expect(seen.order).toMatchObject({ orderState: 'inAppeal', allowedActions: [] });
    expect(seen.order.ledger.map(({ event }) => event)).toEqual(['paid', 'appealed']);
    expect(seen.clientName).toBe(order.createByName);
    expect(seen.appeal.otherName).toBe('');
    expect(seen.appeal.allowedActions.map(({ action }) => action)).toEqual([
      'extendEvidence',
      'mediate',
    ]);
    const look = (fileId: string) =>
      staff
        .call('/opsinterface/downloadAppealFile', { ...body, fileId })
        .then(({ code }) => code)
        .catch(() => 'file');
    const delivered = seen.order.deliverables[0]?.files[0]?.fileId ?? '';
    expect(await look(evidence)).toBe('file');
    expect(await look(delivered)).toBe('file');
    expect(await look(await market.upload(market.client, 'evidence'))).toBe(404);
    expect(await look(randomUUID())).toBe(404);
    const acts = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('staff_id', '=', staff.staffId)
      .orderBy('at')
      .execute();
    const { projectOrderId: orderId } = order;
    expect(acts).toEqual([
      { action: 'getAppealIdData', details: { orderId } },
      { action: 'downloadAppealFile', details: { orderId, fileId: evidence } },
      { action: 'downloadAppealFile', details: { orderId, fileId: delivered } },
    ]);
  });

  it('nobody is a party, and no party is staff', async () => {
    const staff = await addStaffMember(tolk, 'admin');
    const body = { projectOrderAppealId: id };
    expect((await staff.call('/clientinterface/getAppealIdData', body)).code).toBe(401);
    expect((await market.client.call('/opsinterface/getAppealIdData', body)).code).toBe(401);
  });

  it('a ruling needs a text, a percentage for a split, a version as it is now, and is noted', async () => {
    await tolk.advance(72 * HOUR);
    const staff = await addStaffMember(tolk, 'reviewer');
    const rule = (body: object) => appeals.rule(id, { ...outcomes.split, ...body }, staff);
    expect((await rule({ text: '  ' })).code).toBe(422);
    expect((await rule({ refundPercent: undefined })).code).toBe(422);
    expect(await rule({ version: 1 })).toMatchObject({
      code: 409,
      msg: 'The appeal has changed in the meantime. Read what is new before you continue.',
      data: {
        version: 2,
        allowedActions: [
          { action: 'mediate', enabled: true },
          { action: 'rule', enabled: true },
        ],
      },
    });
    expect(await rule({})).toMatchObject({ code: 0, data: { version: 3 } });
    const acts = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_id', 'details'])
      .where('staff_id', '=', staff.staffId)
      .execute();
    expect(acts).toEqual([
      {
        action: 'ruleAppeal',
        subject_id: id,
        details: {
          orderId: order.projectOrderId,
          step: 'ruling',
          outcome: 'split',
          refundPercent: '60',
        },
      },
    ]);
  });
});
