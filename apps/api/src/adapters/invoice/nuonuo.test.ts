import { startMerchant, type Merchant } from '../../../test/support/merchant.ts';
import type { InvoiceIssuer, InvoiceToIssue } from '../../ports/invoice-issuer.ts';
import { systemClock } from '../clock.ts';
import { createNuonuo } from './nuonuo.ts';
import { signatureOf } from './nuonuo-client.ts';

let merchant: Merchant;
let issuer: InvoiceIssuer;
beforeAll(async () => {
  merchant = await startMerchant();
  const { nuonuo } = merchant.config;
  if (nuonuo === null) throw new Error('The sandbox issues invoices');
  issuer = createNuonuo(nuonuo, systemClock);
}, 60_000);
afterAll(() => merchant.stop());

let numbers = 0;

function newInvoice(changes: Partial<InvoiceToIssue> = {}): InvoiceToIssue {
  numbers += 1;
  return {
    number: `FPTEST${String(numbers).padStart(4, '0')}`,
    amount: 1_854_00,
    kind: 'ordinary',
    buyer: {
      name: '上海霁禾医疗科技有限公司',
      taxNumber: '9144030071526726XG',
      address: '上海市徐汇区漕溪北路 88 号',
      phone: '021-5555 0100',
      bank: '招商银行上海徐家汇支行',
      bankAccount: '121908012310801',
      email: 'invoices@jihe.example',
    },
    remarks: 'PO 4500017',
    notifyUrl: 'http://127.0.0.1:9/api/invoices/nuonuo/notify',
    ...changes,
  };
}

async function issued(changes: Partial<InvoiceToIssue> = {}) {
  const invoice = newInvoice(changes);
  await issuer.issue(invoice);
  await merchant.sandbox.invoice(invoice.number, { notify: 'never' });
  const status = await issuer.query({ number: invoice.number, kind: 'invoice' });
  if (status.state !== 'issued') throw new Error(`It is ${status.state}`);
  return { invoice, paper: status.paper };
}

const stateOf = async (number: string, kind: 'invoice' | 'redLetter' = 'invoice') =>
  (await issuer.query({ number, kind })).state;

it('a request is signed over its path, stamp and body', () => {
  const parts = {
    path: '/open/v1/services',
    appkey: '12345678',
    senid: 'a'.repeat(32),
    nonce: '87654321',
    timestamp: '1700000000',
    body: '{"order":{}}',
  };
  // HMAC-SHA1 by openssl over a=services&l=v1&p=open&k=12345678&i=aa…&n=87654321&t=1700000000&f={"order":{}}
  expect(signatureOf(parts, 'secret')).toBe('ZhmZQoko17OPX8eXLWEcQVEMahM=');
});

it('an invoice is asked for, issued, and its page read', async () => {
  const invoice = newInvoice();
  expect(await stateOf(invoice.number)).toBe('absent');
  await issuer.issue(invoice);
  expect(await stateOf(invoice.number)).toBe('pending');
  await merchant.sandbox.invoice(invoice.number, { notify: 'never' });
  const status = await issuer.query({ number: invoice.number, kind: 'invoice' });
  expect(status).toEqual({
    state: 'issued',
    paper: {
      invoiceNumber: expect.stringMatching(/^26\d{18}$/),
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      amount: 1_854_00,
      fileUrl: expect.stringContaining(`${invoice.number}.pdf`),
    },
  });
  if (status.state !== 'issued') return;
  expect((await issuer.readPaper(status.paper)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('the same number again is the same invoice', async () => {
  const invoice = newInvoice();
  await issuer.issue(invoice);
  await issuer.issue(invoice);
  const asked = (await merchant.sandbox.invoices()).filter(
    ({ number }) => number === invoice.number,
  );
  expect(asked).toHaveLength(1);
});

it('what can’t be issued is refused in the provider’s words', async () => {
  await expect(issuer.issue(newInvoice({ notifyUrl: '' }))).rejects.toMatchObject({
    name: 'ProviderRefused',
    code: 'E9001',
  });
});

it('what failed says why', async () => {
  const invoice = newInvoice();
  await issuer.issue(invoice);
  await merchant.sandbox.invoice(invoice.number, { outcome: 'failed', notify: 'never' });
  expect(await issuer.query({ number: invoice.number, kind: 'invoice' })).toEqual({
    state: 'failed',
    reason: '购方税号与名称不一致',
  });
});

describe('red letters', () => {
  const take = (number: string, amount: number, original: string, isWhole: boolean) => {
    const { buyer, kind, notifyUrl } = newInvoice();
    return issuer.issueRedLetter({ number, amount, original, isWhole, buyer, kind, notifyUrl });
  };

  it('take part of an invoice back, and the rest later', async () => {
    const { invoice, paper } = await issued();
    const [first, second] = [`${invoice.number}R1`, `${invoice.number}R2`];
    await take(first, 463_50, paper.invoiceNumber, false);
    expect(await stateOf(first, 'redLetter')).toBe('pending');
    await merchant.sandbox.invoice(first, { notify: 'never' });
    expect(await issuer.query({ number: first, kind: 'redLetter' })).toMatchObject({
      state: 'issued',
      paper: { amount: 463_50 },
    });
    await take(second, 1_390_50, paper.invoiceNumber, false);
    expect(await stateOf(second, 'redLetter')).toBe('pending');
  });

  it('take all of it back', async () => {
    const { invoice, paper } = await issued();
    const number = `${invoice.number}R1`;
    await take(number, 1_854_00, paper.invoiceNumber, true);
    const asked = await merchant.sandbox.invoices();
    expect(asked.find((one) => one.number === number)).toMatchObject({
      amount: 1_854_00,
      original: paper.invoiceNumber,
    });
  });

  it('can’t take back more than there is', async () => {
    const { invoice, paper } = await issued();
    const number = `${invoice.number}R1`;
    await expect(take(number, 1_854_01, paper.invoiceNumber, false)).rejects.toMatchObject({
      code: 'E9002',
    });
    expect(await stateOf(number, 'redLetter')).toBe('absent');
  });

  it('fail where the buyer says no', async () => {
    const { invoice, paper } = await issued();
    const number = `${invoice.number}R1`;
    await take(number, 463_50, paper.invoiceNumber, false);
    await merchant.sandbox.invoice(number, { outcome: 'failed', notify: 'never' });
    expect(await issuer.query({ number, kind: 'redLetter' })).toEqual({
      state: 'failed',
      reason: '购方已拒绝',
    });
  });
});

it('of a notification only our number is taken', () => {
  const received = (body: string) => ({ headers: {}, rawBody: Buffer.from(body) });
  const body = 'operater=callback&orderno=FPTEST0001&content=%7B%22c_status%22%3A%221%22%7D';
  expect(issuer.numberIn(received(body))).toBe('FPTEST0001');
  for (const strange of ['{}', 'orderno=', 'orderno=FP%00TEST01', `orderno=FP${'0'.repeat(19)}`]) {
    expect(issuer.numberIn(received(strange))).toBeNull();
  }
});

it('keys that are not in order leave the outcome open', async () => {
  const { nuonuo } = merchant.config;
  if (nuonuo === null) throw new Error('The sandbox issues invoices');
  const stranger = createNuonuo({ ...nuonuo, appSecret: 'wrong' }, systemClock);
  await expect(stranger.query({ number: 'FPTEST0001', kind: 'invoice' })).rejects.toMatchObject({
    name: 'ProviderUnavailable',
  });
});
