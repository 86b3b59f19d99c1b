import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, addMs, type FilePurpose } from '@tolk/domain';
import type { Answer, Caller } from '@tolk/testing/caller';
import { fakeNotification } from './fake-payments.ts';
import { makePdf } from './make-pdf.ts';
import { certifyToWork } from './payable-supplier.ts';
import { signUp, type TestPerson } from './people.ts';
import { makeFindable, makeReady } from './ready-supplier.ts';
import type { TestApp } from './test-app.ts';

type ClientOrders = typeof calls.clientinterface.orders;
export type OrderDetail = ResponseOf<ClientOrders['getProjectOrderIdData']>;
export type Attempt = ResponseOf<ClientOrders['getCallPayment']>;
type Fields = Record<string, unknown>;

/** A client and a supplier who may apply and take orders, with short ways to bring an order into each state, by calls only. */
export interface Market {
  client: TestPerson;
  supplier: TestPerson;
  /** Terms of an order: 12 thousand characters at 150.00, so 1,800.00 and a fee of 54.00. */
  terms(changes?: Fields): Fields;
  postingForm(changes?: Fields): Fields;
  publish(changes?: Fields): Promise<string>;
  apply(postingId: string, changes?: Fields): Promise<string>;
  send(changes?: Fields): Promise<OrderDetail>;
  receive(changes?: Fields): Promise<OrderDetail>;
  start(changes?: Fields): Promise<OrderDetail>;
  submit(changes?: Fields): Promise<OrderDetail>;
  complete(changes?: Fields): Promise<OrderDetail>;
  accept(order: OrderDetail): Promise<Answer<OrderDetail>>;
  callPayment(order: OrderDetail, changes?: Fields): Promise<Answer<Attempt>>;
  /** The number under which the provider knows an attempt. */
  tradeNo(paymentId: string): Promise<string>;
  /** The provider reports the money, as often as told; answers what it is answered. */
  notify(method: 'wechat-pay' | 'alipay', body: string): Promise<{ status: number; text: string }>;
  deliver(order: OrderDetail, changes?: Fields): Promise<Answer<{ version: number }>>;
  order(side: 'client' | 'supplier', projectOrderId: string): Promise<OrderDetail>;
  upload(person: Caller, purpose: FilePurpose): Promise<string>;
  /** Balances by account over one order's entries, or over all of them; zeroes left out. */
  balances(projectOrderId?: string): Promise<Record<string, number>>;
}

/** Calls that move money want a key; a new one for each call unless the test repeats one. */
export function withKey() {
  return { idempotencyKey: randomUUID() };
}

/** The answer's data. Throws when the call was refused. */
export async function dataOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { code, msg, data } = await answer;
  if (code !== 0) throw new Error(`${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}

export async function openMarket(tolk: TestApp): Promise<Market> {
  const client = await signUp(tolk, 'client');
  const supplier = await signUp(tolk, 'supplier');
  await makeReady(tolk, supplier.personId);
  await makeFindable(tolk, supplier.personId);
  await certifyToWork(tolk, supplier.personId);
  const later = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();

  const market: Market = {
    client,
    supplier,
    terms(changes = {}) {
      const due = later(5 * DAY);
      return {
        orderName: 'Supply contract, Chinese into English',
        orderType: 'translation',
        whFieldId: 'law',
        sourceLanguage: 'zh-CN',
        targetLanguage: 'en',
        startTime: later(0),
        endTime: due,
        deliverTime: due,
        acceptTime: due,
        zone: 'Asia/Shanghai',
        workload: 12,
        unitPrice: 150_00,
        unitName: 'thousand-characters',
        currency: 'CNY',
        orderDescription: 'A supply contract with three annexes.',
        orderFileIds: [],
        ...changes,
      };
    },
    postingForm: (changes = {}) => ({
      projectName: 'Supply contract for a wind farm',
      companyName: 'Nordlys Energi',
      projectType: 'translation',
      whFieldId: 'law',
      sourceLanguage: 'zh-CN',
      targetLanguage: 'en',
      salary: 150_00,
      currency: 'CNY',
      unitName: 'thousand-characters',
      estimatedWorkload: 12,
      deadline: later(3 * DAY),
      startTime: later(4 * DAY),
      dueDate: later(9 * DAY),
      zone: 'Asia/Shanghai',
      remarks: 'Experience with energy law is a plus.',
      deliveryInstructions: 'Word document with tracked changes.',
      contactName: 'Ingrid Dahl',
      contactPhone: '+47 22 12 34 56',
      region: 'remote',
      ...changes,
    }),
    async publish(changes) {
      const form = market.postingForm(changes);
      const path = '/clientinterface/addPositionProject';
      const answer = client.call<{ projectReleaseInforId: string }>(path, form);
      return (await dataOf(answer)).projectReleaseInforId;
    },
    async apply(projectReleaseInforId, changes = {}) {
      const form = {
        projectReleaseInforId,
        content: 'Ten years of legal translation.',
        expectedPrice: 160_00,
        ...changes,
      };
      const path = '/supinterface/addProjectApplicationJL';
      const answer = supplier.call<{ projectApplicationJLId: string }>(path, form);
      return (await dataOf(answer)).projectApplicationJLId;
    },
    async send(changes = {}) {
      const form = market.terms({ supUserId: supplier.personId, ...changes });
      const path = '/clientinterface/addProjectOrder';
      const answer = client.call<{ projectOrderId: string }>(path, form, withKey());
      return market.order('client', (await dataOf(answer)).projectOrderId);
    },
    async receive(changes) {
      await dataOf(market.accept(await market.send(changes)));
      return latest();
    },
    async start(changes) {
      const order = await market.receive(changes);
      const { paymentId, paymentAmount } = await dataOf(market.callPayment(order));
      const outTradeNo = await market.tradeNo(paymentId);
      const body = fakeNotification({ outTradeNo, amount: paymentAmount });
      const { status } = await market.notify('wechat-pay', body);
      if (status !== 200) throw new Error(`the notification was answered with ${status}`);
      return latest();
    },
    async submit(changes) {
      await dataOf(market.deliver(await market.start(changes)));
      return latest();
    },
    async complete(changes) {
      const { projectOrderId, version } = await market.submit(changes);
      const path = '/clientinterface/getAcceptanceResults';
      await dataOf(client.call(path, { projectOrderId, version, accept: true }, withKey()));
      return latest();
    },
    accept: ({ projectOrderId, version }) =>
      supplier.call('/supinterface/acceptOrRejectProjectOrder', {
        projectOrderId,
        version,
        accept: true,
      }),
    callPayment: ({ projectOrderId, version }, changes = {}) =>
      client.call(
        '/clientinterface/getCallPayment',
        { projectOrderId, version, method: 'wechatPay', scene: 'desktop', ...changes },
        withKey(),
      ),
    async tradeNo(paymentId) {
      const { out_trade_no } = await tolk.app.deps.db
        .selectFrom('payment_attempt')
        .select('out_trade_no')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      return out_trade_no;
    },
    async notify(method, body) {
      const response = await fetch(`${tolk.url}/api/payments/${method}/notify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return { status: response.status, text: await response.text() };
    },
    async deliver({ projectOrderId, version }, changes = {}) {
      const { fileIds = [await market.upload(supplier, 'delivery')], ...rest } = changes;
      const body = {
        projectOrderId,
        version,
        description: 'The translation.',
        fileIds,
        ...rest,
      };
      return supplier.call('/supinterface/getDeliverables', body);
    },
    async order(side, projectOrderId) {
      const path = side === 'client' ? '/clientinterface' : '/supinterface';
      const person = side === 'client' ? client : supplier;
      return dataOf(person.call<OrderDetail>(`${path}/getProjectOrderIdData`, { projectOrderId }));
    },
    async upload(person, purpose) {
      const form = new FormData();
      form.append('purpose', purpose);
      if (purpose === 'resume') {
        const page = makePdf('BT /F1 12 Tf 40 700 Td (Ten years of legal translation.) Tj ET');
        form.append('file', new Blob([new Uint8Array(page)]), 'resume.pdf');
      } else {
        form.append('file', new Blob(['第一条 定义\nArticle 1, definitions.\n']), 'contract.txt');
      }
      const path = '/supinterface/uploadFile';
      const answer = person.call<{ fileId: string }>(path, undefined, { form });
      return (await dataOf(answer)).fileId;
    },
    async balances(projectOrderId) {
      let query = tolk.app.deps.db
        .selectFrom('ledger_line')
        .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
        .select(['account', 'debit', 'credit']);
      if (projectOrderId !== undefined) query = query.where('order_id', '=', projectOrderId);
      const sums: Record<string, number> = {};
      for (const { account, debit, credit } of await query.execute()) {
        sums[account] = (sums[account] ?? 0) + debit - credit;
      }
      return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
    },
  };
  return market;

  /** The order that was made last. */
  async function latest(): Promise<OrderDetail> {
    const { id } = await tolk.app.deps.db
      .selectFrom('project_order')
      .select('id')
      // The client may act for an organisation.
      .where((eb) =>
        eb.or([eb('client_id', '=', client.personId), eb('supplier_id', '=', supplier.personId)]),
      )
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return market.order('client', id);
  }
}
