import { randomUUID } from 'node:crypto';
import type { InvoiceReport } from '@tolk/testing/processes';
import { TaxInvoiceDeskScreen, TaxInvoiceScreen, TaxInvoicesScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { completeOrder, newParties } from '../../support/order.ts';
import { expectDone } from '../../support/people.ts';
import { enterAsStaff, logInStaff, staffCaller } from '../../support/staff.ts';

test('the provider issues a tax invoice, and after a refund its red letters', async ({
  page,
  newWindow,
  words,
  language,
  look,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const buyer = `Ingrid Dahl ${randomUUID().slice(0, 8)}`;
  const parties = await newParties(language);
  const { client } = parties;
  await expectDone(client.caller, '/clientinterface/addOrEditSysInfo', {
    userName: buyer,
    nickname: '',
    partyKind: 'individual',
    companyName: '',
    jobTitle: '',
    taxNumber: '',
    nationality: 'NO',
    region: '',
    location: 'Oslo',
    zone: 'Europe/Oslo',
    website: '',
    introduction: '',
    phone: '',
    wechat: '',
    email: 'ingrid@tolk.example',
    qq: '',
    skype: '',
    other: '',
  });
  const { projectOrderId } = await completeOrder(parties, `Lease ${buyer}`);
  await expectDone(client.caller, '/clientinterface/requestTaxInvoice', {
    invoiceKind: 'ordinary',
    projectOrderIds: [projectOrderId],
    note: 'PO 4500017',
  });
  const staff = await newWindow();
  await client.enter(page);
  await enterAsStaff(staff, await staffCaller());
  const invoices = new TaxInvoicesScreen(page, words);
  const desk = new TaxInvoiceDeskScreen(staff, words);
  const invoice = new TaxInvoiceScreen(staff, words);

  /** What the provider was asked for last about this buyer. */
  async function askedFor(kind: InvoiceReport['kind']): Promise<InvoiceReport> {
    let found: InvoiceReport | undefined;
    await expect(async () => {
      found = (await sandbox.invoices()).find(
        (one) => one.buyerName === buyer && one.kind === kind,
      );
      expect(found).toBeDefined();
    }).toPass({ timeout: 20_000 });
    if (found === undefined) throw new Error('The provider was asked for nothing');
    return found;
  }

  await test.step('finance has it issued with one button', async () => {
    await desk.open();
    await desk.openInvoice(buyer);
    await invoice.arrive();
    await invoice.button('Issue through the provider…').click();
    await look(staff, { as: 'asked' });
    await invoice.confirm('Issue it');
    await expect(staff.getByRole('main').getByRole('alert')).toContainText(
      words.pick('The provider has been issuing it', '正在开具'),
    );
    await look(staff, { as: 'with-the-provider' });
  });

  await test.step('what the provider refuses is said, and sent again', async () => {
    const { number } = await askedFor('invoice');
    await sandbox.invoice(number, { outcome: 'failed' });
    await expect(staff.getByRole('main').getByRole('alert')).toContainText('购方税号与名称不一致', {
      timeout: 20_000,
    });
    await look(staff, { as: 'failed' });
    await invoice.button('Issue through the provider…').click();
    await invoice.confirm('Issue it');
    await expect(staff.getByRole('main').getByRole('alert')).toContainText(
      words.pick('The provider has been issuing it', '正在开具'),
    );
  });

  const issued = await test.step('the client has it as soon as it is issued', async () => {
    let pending: InvoiceReport | undefined;
    await expect(async () => {
      pending = await askedFor('invoice');
      expect(pending.state).toBe('pending');
    }).toPass({ timeout: 20_000 });
    const { number = '', invoiceNumber = '' } = pending ?? {};
    await sandbox.invoice(number);
    await expect(invoice.part('Invoice documents')).toContainText(invoiceNumber, {
      timeout: 20_000,
    });
    await look(staff, { as: 'issued' });
    await invoices.open();
    await expect(invoices.part('Your invoices')).toContainText(invoiceNumber);
    return invoiceNumber;
  });

  await test.step('what is refunded later is taken back in red letters', async () => {
    await expectDone(await logInStaff('finance'), '/opsinterface/proposeRefund', {
      projectOrderId,
      refundPercent: 20,
      reason: 'A page was missing.',
    });
    await staff.reload();
    await invoice.button('Issue red letters through the provider…').click();
    await invoice.confirm('Issue it');
    const red = await askedFor('redLetter');
    expect(red.original).toBe(issued);
    await sandbox.invoice(red.number);
    await expect(invoice.part('Invoice documents')).toContainText(red.invoiceNumber, {
      timeout: 20_000,
    });
    await look(staff, { as: 'corrected' });
  });
});
