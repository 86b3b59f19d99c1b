import type { StaffTaxInvoice } from '@tolk/contract';
import { MINUTE } from '@tolk/domain';
import { findFreePort, startSandbox, type Sandbox } from '@tolk/testing/processes';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { serve, type LocalServer } from '../../../test/support/merchant.ts';
import { redone } from '../../../test/support/redone.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { taxInvoiceOf } from '../../../test/support/tax-invoices.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { loadThirdPartyConfig } from '../../adapters/third-party-config.ts';
import type { Config } from '../../config.ts';
import { transaction } from '../../database/transaction.ts';
import { issueSoon } from './issue-by-provider.ts';
import { forgetTaxInvoices } from './tax-invoice-repository.ts';

/** Nuonuo is the sandbox process, behind a wire that can be cut. */
const config: Partial<Config> = {};
const wire = { cutAfter: '' };
let sandbox: Sandbox;
let provider: LocalServer;
let market: Market;
let finance: TestStaff;

beforeAll(async () => {
  const port = await findFreePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  sandbox = await startSandbox({ apiUrl: publicUrl });
  const { url, secret } = sandbox;
  const env = { TOLK_SANDBOX_URL: url, TOLK_SANDBOX_SECRET: secret };
  const thirdParties = await loadThirdPartyConfig(env);
  if (thirdParties.nuonuo === null) throw new Error('The sandbox issues invoices');
  provider = await serveWire(url);
  const nuonuo = { ...thirdParties.nuonuo, baseUrl: `${provider.url}/open/v1/services` };
  const changes = { thirdParties: { ...thirdParties, nuonuo }, sandbox: { url, secret } };
  Object.assign(config, { port, publicUrl, ...changes });
});
const tolk = testApp({ config, replacements: { payments: fakePayments() } });
afterAll(async () => {
  await provider.stop();
  await sandbox.stop();
});

beforeAll(async () => {
  market = await openMarket(tolk);
  await taxInvoiceOf.introduce(market.client);
  finance = await addStaffMember(tolk, 'finance');
});
afterEach(() => {
  wire.cutAfter = '';
});

/** Passes calls on; the connection breaks once the provider has carried out `wire.cutAfter`. */
function serveWire(target: string): Promise<LocalServer> {
  return serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        ['host', 'connection', 'content-length'].includes(name) ? [] : [[name, String(value)]],
      ),
    );
    const body = new Uint8Array(Buffer.concat(chunks));
    const answer = await fetch(target + (request.url ?? ''), { method: 'POST', headers, body });
    const text = await answer.text();
    if (wire.cutAfter !== '' && headers.method?.endsWith(wire.cutAfter)) {
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
}

const act = (name: string, id: string, fields: Record<string, unknown> = {}) =>
  taxInvoiceOf.act(finance, name, id, fields);
const look = (id: string) => taxInvoiceOf.look(finance, id);

/** An order of 1,854.00 that ended, with a request for an invoice. */
async function asked() {
  const order = await market.complete();
  const { taxInvoiceId: id } = await dataOf(taxInvoiceOf.ask(market.client, [order]));
  return { order, id };
}

/** What Nuonuo was asked for about this invoice, the first one first. */
async function askedOf(id: string) {
  const rows = await tolk.app.deps.db
    .selectFrom('tax_invoice_issuance')
    .select('number')
    .where('invoice_id', '=', id)
    .execute();
  const numbers = rows.map(({ number }) => number);
  return (await sandbox.invoices()).filter(({ number }) => numbers.includes(number)).toReversed();
}

async function sent() {
  const { order, id } = await asked();
  await dataOf(act('sendTaxInvoice', id));
  await tolk.settle();
  return { order, id, number: (await askedOf(id)).at(-1)?.number ?? '' };
}

async function issued() {
  const { order, id, number } = await sent();
  await sandbox.invoice(number);
  await tolk.settle();
  return { order, id, number };
}

async function refund(projectOrderId: string, refundPercent: number): Promise<void> {
  const by = await addStaffMember(tolk, 'finance');
  const body = { projectOrderId, refundPercent, reason: 'The glossary was not used.' };
  await dataOf(by.call('/opsinterface/proposeRefund', body, withKey()));
}

const enabledOf = ({ allowedActions }: Pick<StaffTaxInvoice, 'allowedActions'>) =>
  allowedActions.filter(({ enabled }) => enabled).map(({ action }) => action);

it('one button has the invoice issued, and the client downloads it', async () => {
  const { id, number } = await sent();
  const waiting = await look(id);
  expect(waiting).toMatchObject({
    status: 'inWork',
    assigneeName: expect.any(String),
    issuance: { kind: 'invoice', amount: 1_854_00, state: 'pending', reason: null },
  });
  expect(enabledOf(waiting)).toEqual(['assign']);
  await sandbox.invoice(number);
  await tolk.settle();
  const done = await look(id);
  expect(done).toMatchObject({
    status: 'issued',
    issuance: { state: 'issued' },
    documents: [{ kind: 'invoice', amount: 1_854_00 }],
  });
  const [own] = (await taxInvoiceOf.own(market.client)).list;
  const documentId = own?.documents[0]?.documentId;
  const path = '/clientinterface/downloadTaxInvoiceFile';
  const { content, mediaType } = await download(tolk, market.client, path, { documentId });
  expect([mediaType, content.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
});

it('without a notification the provider is asked', async () => {
  const { id, number } = await sent();
  await sandbox.invoice(number, { notify: 'never' });
  await tolk.settle();
  expect(await look(id)).toMatchObject({ status: 'inWork' });
  await tolk.advance(MINUTE);
  expect(await look(id)).toMatchObject({ status: 'issued' });
});

it('a notification that anybody can write moves nothing', async () => {
  const { id, number } = await sent();
  await sandbox.invoice(number, { notify: 'forged' });
  await tolk.settle();
  expect(await look(id)).toMatchObject({ status: 'inWork', issuance: { state: 'pending' } });
});

it('an answer that is lost leads to one invoice', async () => {
  wire.cutAfter = 'requestBillingNew';
  const { id } = await sent();
  expect(await askedOf(id)).toHaveLength(1);
  wire.cutAfter = '';
  await tolk.advance(MINUTE);
  const [only, ...more] = await askedOf(id);
  expect(more).toEqual([]);
  await sandbox.invoice(only?.number ?? '');
  await tolk.settle();
  expect(await look(id)).toMatchObject({ status: 'issued', documents: [{ amount: 1_854_00 }] });
});

it('a job that runs again, also at the same time, hands over one paper', async () => {
  const { id, number } = await sent();
  const { id: issuanceId } = await tolk.app.deps.db
    .selectFrom('tax_invoice_issuance')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await sandbox.invoice(number, { notify: 'twice' });
  await issueSoon(tolk.app.deps.db, tolk.app.deps, issuanceId);
  await Promise.all([tolk.settle(), tolk.settle()]);
  await issueSoon(tolk.app.deps.db, tolk.app.deps, issuanceId);
  await tolk.settle();
  const { documents, timeline } = await look(id);
  expect(documents).toHaveLength(1);
  expect(timeline.map(({ action }) => action)).toEqual(['request', 'send', 'issue']);
  expect(await askedOf(id)).toHaveLength(1);
});

it('two members who press at once have it issued once', async () => {
  const { id } = await asked();
  const { version } = await look(id);
  const press = () =>
    finance.call('/opsinterface/sendTaxInvoice', { taxInvoiceId: id, version }).then((a) => a.code);
  expect((await Promise.all([press(), press()])).toSorted((a, b) => a - b)).toEqual([0, 409]);
  await tolk.settle();
  expect(await askedOf(id)).toHaveLength(1);
});

it('what failed says why, can be sent again under another number, or be uploaded', async () => {
  const { id, number } = await sent();
  await sandbox.invoice(number, { outcome: 'failed' });
  await tolk.settle();
  const failed = await look(id);
  expect(failed).toMatchObject({
    status: 'inWork',
    issuance: { state: 'failed', reason: '购方税号与名称不一致' },
  });
  expect(enabledOf(failed)).toEqual(['assign', 'putBack', 'send', 'issue', 'decline']);
  await dataOf(act('sendTaxInvoice', id));
  await tolk.settle();
  expect((await askedOf(id)).map(({ state }) => state)).toEqual(['failed', 'pending']);
});

it('after a refund the red letters are issued over the difference', async () => {
  const { order, id } = await issued();
  await refund(order.projectOrderId, 25);
  await dataOf(act('sendTaxInvoice', id));
  await tolk.settle();
  const red = (await askedOf(id)).at(-1);
  expect(red).toMatchObject({ kind: 'redLetter', amount: 463_50 });
  await sandbox.invoice(red?.number ?? '');
  await tolk.settle();
  expect(await look(id)).toMatchObject({
    status: 'corrected',
    toTakeBack: 0,
    documents: [{ amount: 1_854_00 }, { kind: 'redLetter', amount: -463_50 }],
  });
});

it('money that goes back while the provider is at it is taken back afterwards', async () => {
  const { order, id, number } = await sent();
  await refund(order.projectOrderId, 25);
  await sandbox.invoice(number);
  await tolk.settle();
  const overtaken = await look(id);
  expect(overtaken).toMatchObject({
    status: 'toCorrect',
    amount: 1_390_50,
    toTakeBack: 463_50,
    documents: [{ amount: 1_854_00 }],
  });
  expect(enabledOf(overtaken)).toEqual(['assign', 'send', 'correct']);
});

it('red letters for an invoice that was uploaded are uploaded too', async () => {
  const { order, id } = await asked();
  await dataOf(act('issueTaxInvoice', id, await taxInvoiceOf.paper(finance, 1_854_00)));
  await refund(order.projectOrderId, 25);
  const { allowedActions } = await look(id);
  expect(allowedActions.map(({ action }) => action)).toEqual(['assign', 'correct']);
  expect(await act('sendTaxInvoice', id)).toMatchObject({ code: 409 });
});

it('an account that is deleted leaves what the provider may issue any moment, and no other request', async () => {
  const pending = await sent();
  const { id } = await asked();
  const { db } = tolk.app.deps;
  await transaction(db, (tx) => forgetTaxInvoices(tx, market.client.personId));
  const kept = await db
    .selectFrom('tax_invoice')
    .select('id')
    .where('id', 'in', [pending.id, id])
    .execute();
  expect(kept).toEqual([{ id: pending.id }]);
});

it('a further invoice is about what was paid since, and its red letters take that back', async () => {
  const { order, id: first } = await issued();
  const again = await redone(tolk, market, order);
  finance = await addStaffMember(tolk, 'finance');
  const { taxInvoiceId: id } = await dataOf(taxInvoiceOf.ask(market.client, [again]));
  await dataOf(act('sendTaxInvoice', id));
  await tolk.settle();
  // 123.60 of it go back while the provider is at it.
  await refund(order.projectOrderId, 5);
  await sandbox.invoice((await askedOf(id)).at(-1)?.number ?? '');
  await tolk.settle();
  expect(await look(id)).toMatchObject({
    status: 'toCorrect',
    toTakeBack: 123_60,
    documents: [{ kind: 'invoice', amount: 618_00 }],
  });
  await dataOf(act('sendTaxInvoice', id));
  await tolk.settle();
  await sandbox.invoice((await askedOf(id)).at(-1)?.number ?? '');
  await tolk.settle();
  expect(await look(id)).toMatchObject({ status: 'corrected', amount: 494_40, toTakeBack: 0 });
  expect(await look(first)).toMatchObject({ status: 'issued', amount: 1_854_00, toTakeBack: 0 });
});

it('what one order is paid more makes up for nothing that went back of another meanwhile', async () => {
  finance = await addStaffMember(tolk, 'finance');
  const [more, less] = [await market.complete(), await market.complete()];
  const { taxInvoiceId: id } = await dataOf(taxInvoiceOf.ask(market.client, [more, less]));
  await dataOf(act('sendTaxInvoice', id));
  await tolk.settle();
  await redone(tolk, market, more);
  await refund(less.projectOrderId, 10);
  await sandbox.invoice((await askedOf(id)).at(-1)?.number ?? '');
  await tolk.settle();
  finance = await addStaffMember(tolk, 'finance');
  expect(await look(id)).toMatchObject({ status: 'toCorrect', toTakeBack: 185_40 });
});

it('who looked at a further request whose sum red letters have changed since is told', async () => {
  finance = await addStaffMember(tolk, 'finance');
  const { order, id: first } = await issued();
  const pending = { number: '' };
  const again = await redone(tolk, market, order, {
    unitPrices: [140_00, 160_00],
    async between() {
      if (pending.number !== '') return;
      finance = await addStaffMember(tolk, 'finance');
      await dataOf(act('sendTaxInvoice', first));
      await tolk.settle();
      pending.number = (await askedOf(first)).at(-1)?.number ?? '';
    },
  });
  finance = await addStaffMember(tolk, 'finance');
  const { taxInvoiceId: id, version } = await dataOf(taxInvoiceOf.ask(market.client, [again]));
  expect(await look(id)).toMatchObject({ amount: 123_60 });
  await sandbox.invoice(pending.number);
  await tolk.settle();
  expect(await look(id)).toMatchObject({ amount: 247_20, version: version + 1 });
});
