import { sql } from 'kysely';
import { addStaffMember } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';
import { demoLogins, refuseDemoData, seedOnce } from './seed-once.ts';

const tolk = testApp();

// Some hundred people with their orders: seconds on a quiet machine, a minute on a busy one.
let seeded: boolean;
beforeAll(async () => {
  seeded = await seedOnce(tolk.app.deps);
}, 180_000);

it('demo data is seeded once', async () => {
  expect(seeded).toBe(true);
  expect(await seedOnce(tolk.app.deps)).toBe(false);
});

it('demo accounts log in and find orders', async () => {
  const supplier = demoLogins.find(({ who }) => who === 'supplier');
  const caller = tolk.caller();
  const login = { account: supplier?.account, password: supplier?.password };
  const session = await caller.call<{ token: string; port: number }>('/supinterface/login', login);
  expect(session).toMatchObject({ code: 0, data: { port: 1 } });
  caller.token = session.data.token;
  const orders = await caller.call<{ total: number }>('/supinterface/getProjectOrderList', {});
  expect(orders.code).toBe(0);
  expect(orders.data.total).toBeGreaterThan(0);
  const jobs = await tolk
    .caller()
    .call<{ total: number }>('/supinterface/getProjectReleaseInforList', {});
  expect(jobs.data.total).toBeGreaterThan(20);
  const profile = await caller.call('/supinterface/getSupInfoData');
  expect(profile.data).toMatchObject({
    info: { saved: true, supName: '林婉清', location: '上海市', findable: true },
    contact: { wechat: 'supplier' },
    outputs: { length: 5 },
  });
  const overview = await caller.call('/supinterface/getOverviewData');
  expect(overview.data).toMatchObject({ news: { length: 2 } });
  const invited = await caller.call('/supinterface/getPostingInvitations', {});
  expect(invited.data).toMatchObject({
    total: 1,
    list: [{ answer: null, offer: { by: 'supplier', status: 'open', unitPrice: 270_00 } }],
  });
  const fees = await caller.call('/supinterface/getFYJSProjectList', {});
  expect(fees.data).toMatchObject({
    total: 5,
    list: [
      { settlementStatus: 'ready' },
      { settlementStatus: 'ready' },
      { settlementStatus: 'unsettled' },
      { settlementStatus: 'settled' },
      { settlementStatus: 'settled' },
    ],
  });
  const appeals = await caller.call('/supinterface/getAppealList', {});
  expect(appeals.data).toMatchObject({
    total: 1,
    list: [{ appealStatus: 'evidence', claimant: 'client', turn: 'client', version: 3 }],
  });
  const [invoice, ...others] = await tolk.app.deps.db
    .selectFrom('tax_invoice')
    .select(['status', 'kind', 'bank'])
    .execute();
  expect(invoice).toEqual({
    status: 'requested',
    kind: 'ordinary',
    bank: '招商银行上海徐家汇支行',
  });
  expect(others).toEqual([]);
  const feedback = await caller.call('/supinterface/getFeedbackData', {});
  expect(feedback.data).toMatchObject({ total: 1, list: [{ feedbackStatus: 'submitted' }] });
  const resume = await caller.call('/supinterface/getSupResumeData');
  expect(resume.data).toMatchObject({
    head: {
      degree: 'master',
      personalProfile: expect.stringMatching(/^曾在律所.+自由执业。$/u),
      passedTests: [
        { sourceLanguage: 'en', provenFieldIds: [] },
        {
          sourceLanguage: 'zh-CN',
          targetLanguage: 'en',
          offline: false,
          provenFieldIds: ['finance', 'law'],
        },
      ],
    },
    educations: [{ university: '上海外国语大学', startMonth: '2012-09', endMonth: '2015-06' }],
    certificates: { length: 2 },
    selfEvaluation: expect.stringMatching(/^习惯先与客户/u),
  });
});

it('conversations, and the numbers of orders, stand in the order of time', async () => {
  const { db } = tolk.app.deps;
  const { rows: messages } = await sql<{ conversation: string }>`
    select conversation_id as conversation from (
      select conversation_id,
        created_at < lag(created_at) over (partition by conversation_id order by seq) as is_back
      from message
    ) as message where is_back`.execute(db);
  expect(messages).toEqual([]);
  const { rows: orders } = await sql<{ number: string }>`
    select number from (
      select number, created_at < lag(created_at) over (order by split_part(number, '-', 2)) as is_back
      from project_order
      where client_id not in (select id from organisation)
        and supplier_id not in (select id from organisation)
    ) as numbered where is_back`.execute(db);
  expect(orders).toEqual([]);
});

it('a demo company has an order that waits for its approval', async () => {
  const caller = tolk.caller();
  const login = { account: 'approver@tolk.example', password: demoLogins[0]?.password };
  const signedIn = await caller.call<{ token: string }>('/clientinterface/login', login);
  caller.token = signedIn.data.token;
  const path = '/clientinterface/getMemberships';
  const { data } = await caller.call<{ organisationId: string; roles: string[] }[]>(path, {});
  expect(data).toMatchObject([{ roles: ['approves'], isActing: false }]);
  const organisationId = data[0]?.organisationId;
  const acting = await caller.call<{ token: string }>('/clientinterface/actFor', {
    organisationId,
  });
  caller.token = acting.data.token;
  const { data: orders } = await caller.call<{ list: { projectOrderId: string }[] }>(
    '/clientinterface/getProjectOrderList',
    {},
  );
  const projectOrderId = orders.list[0]?.projectOrderId;
  const approval = await caller.call('/clientinterface/getOrderApproval', { projectOrderId });
  // Twelve thousand characters at ¥180.00, and 3 %.
  expect(approval.data).toMatchObject({ state: 'waiting', total: 2_224_80, mayDecide: true });
});

it('a demo supplier company has an order that its linguist works on', async () => {
  const caller = tolk.caller();
  const login = { account: 'linguist@tolk.example', password: demoLogins[0]?.password };
  caller.token = (await caller.call<{ token: string }>('/supinterface/login', login)).data.token;
  const { data: memberships } = await caller.call<{ organisationId: string; roles: string[] }[]>(
    '/clientinterface/getMemberships',
    {},
  );
  expect(memberships).toMatchObject([{ roles: ['works'] }]);
  const organisationId = memberships[0]?.organisationId;
  const acting = await caller.call<{ token: string }>('/clientinterface/actFor', {
    organisationId,
  });
  caller.token = acting.data.token;
  const mine = await caller.call('/supinterface/getProjectOrderList', { assignee: 'me' });
  expect(mine.data).toMatchObject({
    total: 1,
    list: [{ orderState: 'started', orderName: '港口起重机操作规程（中译德）' }],
  });
  const { data: company } = await caller.call('/clientinterface/getOrganisation', {});
  expect(company).toMatchObject({ members: { length: 3 } });
});

it('the demo has an order in milestones, and suppliers who keep a calendar', async () => {
  const client = demoLogins.find(({ who }) => who === 'client');
  const caller = tolk.caller();
  const login = { account: client?.account, password: client?.password };
  const session = await caller.call<{ token: string }>('/clientinterface/login', login);
  caller.token = session.data.token;
  const inMilestones = { search: '影像软件' };
  const orders = await caller.call('/clientinterface/getProjectOrderList', inMilestones);
  expect(orders.data).toMatchObject({
    total: 1,
    list: [
      { orderState: 'started', paymentAmount: 2_307_20, milestoneInTurn: { number: 1, of: 2 } },
    ],
  });
  const calendars = await tolk.app.deps.db
    .selectFrom('work_calendar')
    .select('is_public')
    .execute();
  expect(calendars).toEqual([{ is_public: true }, { is_public: true }]);
});

it('the demo has overtime to answer, and a translation that one of its two markers has marked', async () => {
  const enter = async (account: string, area: string) => {
    const caller = tolk.caller();
    const login = { account, password: demoLogins[0]?.password };
    const session = await caller.call<{ token: string }>(`/${area}/login`, login);
    caller.token = session.data.token;
    return caller;
  };
  const client = await enter('client@tolk.example', 'clientinterface');
  const { data: orders } = await client.call<{ list: { projectOrderId: string }[] }>(
    '/clientinterface/getProjectOrderList',
    { search: '产线验收' },
  );
  const projectOrderId = orders.list[0]?.projectOrderId;
  const order = await client.call('/clientinterface/getProjectOrderIdData', { projectOrderId });
  // Seventy minutes are three half hours begun, at 260.00 each.
  expect(order.data).toMatchObject({
    orderState: 'started',
    travel: 480_00,
    amountOfMoney: 7_680_00,
    changes: [{ by: 'supplier', status: 'open', after: { amountOfMoney: 8_460_00 } }],
  });
  const statuses = [];
  for (const account of ['sato.misaki@tolk.example', 'chen.siyuan@tolk.example']) {
    const marker = await enter(account, 'supinterface');
    const { data } = await marker.call<{ list: { status: string }[] }>(
      '/supinterface/getTestMarkingList',
      {},
    );
    statuses.push(...data.list.map(({ status }) => status));
  }
  expect(statuses).toEqual(['marked', 'asked']);
});

it('the demo has two reported messages, a reported posting, and accounts that share a browser', async () => {
  const staff = await addStaffMember(tolk, 'admin');
  const { data: reports } = await staff.call<{ list: { reason: string }[] }>(
    '/opsinterface/getMessageReportList',
    { decided: false },
  );
  expect(reports.list.map(({ reason }) => reason)).toEqual(['outsidePayment', 'abuse']);
  const reported = { subject: 'posting', state: 'reported' };
  const { data: content } = await staff.call('/opsinterface/getModeratedList', reported);
  expect(content).toMatchObject({
    total: 1,
    list: [{ reports: { count: 1, outcome: null, list: [{ reason: 'unlawful' }] } }],
  });
  const { data: cases } = await staff.call('/opsinterface/getFraudCaseList', { state: 'open' });
  expect(cases).toMatchObject({
    total: 1,
    list: [{ signs: [{ kind: 'device' }], members: { length: 3 } }],
  });
});

it('the demo’s client has an offer to answer', async () => {
  const client = demoLogins.find(({ who }) => who === 'client');
  const caller = tolk.caller();
  const login = { account: client?.account, password: client?.password };
  const session = await caller.call<{ token: string }>('/clientinterface/login', login);
  caller.token = session.data.token;
  const overview = await caller.call('/clientinterface/getOverviewData', {});
  expect(overview.data).toMatchObject({
    waitingOffers: {
      total: 1,
      list: [{ offer: { by: 'supplier', unitPrice: 4_800_00, workload: 3 } }],
    },
  });
});

it('production does not serve a database with demo accounts in it', async () => {
  const { deps } = tolk.app;
  const production = { ...deps, config: { ...deps.config, environment: 'production' as const } };
  await expect(refuseDemoData(production)).rejects.toThrow('demo accounts');
  await expect(refuseDemoData(deps)).resolves.toBeUndefined();
});
