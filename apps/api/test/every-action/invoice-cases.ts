import type { Fixture } from '../bad-input/fixture.ts';
import { invoiceBodies } from '../bad-input/invoice-bodies.ts';
import { takenOn } from '../bad-input/work-bodies.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Case, Cases } from './case.ts';

/** Every action about tax invoices, by who takes it. */
export function invoiceCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const bodies = invoiceBodies(tolk, fixture);
  const ofClient = () => fixture().market.client.token;
  const atDesk = (name: 'issueTaxInvoice' | 'correctTaxInvoice' | 'declineTaxInvoice'): Case => ({
    path: `/opsinterface/${name}`,
    alike: true,
    // The papers are the admin's own.
    ready: async () => ({ ...(await bodies[name]()), token: fixture().staff.admin.token }),
  });
  return {
    'taxInvoice client request': {
      path: '/clientinterface/requestTaxInvoice',
      async ready(input) {
        const { body } = await bodies.requestTaxInvoice();
        const more = input === 'richest' ? { invoiceKind: 'special', note: 'PO 4500017' } : {};
        return { body: { ...body, ...more }, token: ofClient() };
      },
    },
    'taxInvoice client withdraw': {
      path: '/clientinterface/withdrawTaxInvoice',
      alike: true,
      ready: async () => ({ ...(await bodies.withdrawTaxInvoice()), token: ofClient() }),
    },
    'taxInvoice staff assign': {
      path: '/opsinterface/assignWork',
      alike: true,
      async ready() {
        const { admin } = fixture().staff;
        const { taxInvoiceId: subjectId } = (await bodies.declineTaxInvoice()).body;
        const target = { subject: 'taxInvoice', subjectId };
        const body = { ...target, staffId: admin.staffId, seenAssigneeId: null, note: 'Mine.' };
        return { body, token: admin.token };
      },
    },
    'taxInvoice staff putBack': {
      path: '/opsinterface/assignWork',
      alike: true,
      async ready() {
        const { taxInvoiceId } = (await bodies.declineTaxInvoice()).body;
        const body = await takenOn(fixture(), 'taxInvoice', taxInvoiceId);
        return { body, token: fixture().staff.admin.token };
      },
    },
    'taxInvoice staff issue': atDesk('issueTaxInvoice'),
    'taxInvoice staff decline': atDesk('declineTaxInvoice'),
    'taxInvoice staff correct': atDesk('correctTaxInvoice'),
  };
}
