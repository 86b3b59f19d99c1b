import { randomUUID } from 'node:crypto';
import { pathTo } from '@tolk/contract/routes';
import { shanghaiDay } from '@tolk/domain';
import {
  Portal,
  TaxInvoiceDeskScreen,
  TaxInvoiceScreen,
  TaxInvoicesScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { completeOrder, newParties } from '../../support/order.ts';
import { expectDone } from '../../support/people.ts';
import { productTime } from '../../support/product-clock.ts';
import { enterAsStaff, staffCaller } from '../../support/staff.ts';

const paper = {
  name: 'fapiao.xml',
  mimeType: 'application/xml',
  buffer: Buffer.from('<?xml version="1.0" encoding="UTF-8"?><EInvoice/>\n'),
};

test('a company asks for a tax invoice, finance issues it, and the company downloads it', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(180_000);
  const company = `Nordlys ${randomUUID().slice(0, 8)}`;
  const number = `26${String(Date.now()).padStart(18, '0')}`;
  const own = { ownWordsOnly: true };
  const parties = await newParties(language);
  const { client } = parties;
  await expectDone(client.caller, '/clientinterface/addOrEditSysInfo', {
    userName: 'Ingrid Dahl',
    nickname: '',
    partyKind: 'company',
    companyName: company,
    jobTitle: '',
    taxNumber: '9144030071526726XG',
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
  const { projectOrderId } = await completeOrder(parties, `Lease ${company}`, {
    purchaseOrder: 'PO 4500017',
    costCentre: '4711',
  });
  const staff = await newWindow();
  await client.enter(page);
  await enterAsStaff(staff, await staffCaller());
  const portal = new Portal(page, words);
  const invoices = new TaxInvoicesScreen(page, words);
  const desk = new TaxInvoiceDeskScreen(staff, words);
  const invoice = new TaxInvoiceScreen(staff, words);

  await test.step('what a special invoice lacks leads to the form that takes it', async () => {
    await invoices.open();
    await expect(invoices.part('Request an invoice')).toContainText(company);
    await look(page, { as: 'incomplete', ...own });
    await invoices.link('Complete your invoice details').click();
    const details = invoices.part('Invoice details');
    const fill = (english: string, value: string) =>
      details.getByLabel(words.label(english)).fill(value);
    await fill('Registered address', 'Karl Johans gate 1');
    await fill('Phone on invoices', '+47 22 12 34 56');
    await fill('Bank and branch', 'DNB, Oslo');
    await fill('Bank account number', '86011117947');
    await details.locator('button[type=submit]').click();
    await expect(invoices.text('Your invoice details are saved.')).toBeVisible();
    await portal.closeMessages();
    await look(page, { as: 'details', ...own });
  });

  await test.step('a special invoice is asked for', async () => {
    await invoices.open();
    const request = invoices.part('Request an invoice');
    await expect(request).toContainText('PO 4500017');
    await request.getByRole('radio', { name: words.say('Special VAT invoice') }).check();
    await look(page, { as: 'form', ...own });
    await request.locator('button[type=submit]').click();
    const row = invoices.part('Your invoices');
    await expect(row).toContainText(words.pick('Requested', '已申请'));
    await portal.closeMessages();
    await look(page, { as: 'asked', ...own });
  });

  await test.step('finance takes it and hands over the invoice', async () => {
    await desk.open();
    await look(staff);
    await desk.openInvoice(company);
    await invoice.arrive();
    await invoice.button('Take it').click();
    await expect(invoice.button('Return to the queue')).toBeVisible();
    await expect(invoice.part('Orders')).toContainText('PO 4500017');
    await look(staff, { as: 'in-work' });
    await invoice.button('Upload an invoice…').click();
    await invoice.attach(paper);
    await invoice.field('Invoice number').fill(number);
    await invoice.field('Invoice date').fill(shanghaiDay(await productTime()));
    await invoice.field('Total on the invoice').fill('308.97');
    await look(staff, { as: 'issuing' });
    await invoice.submit();
    await expect(invoice.part('Invoice documents')).toContainText(number);
    await look(staff, { as: 'issued' });
  });

  await test.step('the client sees so at once, and downloads it', async () => {
    const row = invoices.part('Your invoices');
    await expect(row).toContainText(number);
    await expect.poll(() => portal.unread()).toBeGreaterThan(0);
    await portal.closeMessages();
    await look(page, { as: 'ready', ...own });
    const coming = page.waitForEvent('download');
    await row.getByRole('button', { name: /fapiao\.xml/ }).click();
    expect((await coming).suggestedFilename()).toBe('fapiao.xml');
  });

  await test.step('the order has it too, with what the company’s books say', async () => {
    await page.goto(pathTo('clientOrder', { projectOrderId }));
    await expect(invoices.part('For your books')).toContainText('PO 4500017');
    await expect(invoices.part('Tax invoice')).toContainText(number);
    await look(page, { as: 'order' });
  });
});
