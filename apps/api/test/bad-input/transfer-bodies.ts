import { randomUUID } from 'node:crypto';
import { dataOf } from '../support/market.ts';
import { addStaffMember } from '../support/staff.ts';
import { transferOf } from '../support/transfers.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

/** What makes each changing call about bank transfers possible, by its name. */
export function transferBodies(tolk: TestApp, fixture: () => Fixture) {
  /** Accepted, and its client has chosen to transfer the money. */
  const chosen = async () => {
    const { market } = fixture();
    return dataOf(transferOf.choose(market.client, await market.receive()));
  };
  const line = (remark: string) => transferOf.line(1_854_00, remark, { receivedOn: '2020-04-05' });
  /** Money that nobody knows. */
  const unknown = async (): Promise<string> => {
    const finance = await addStaffMember(tolk, 'finance');
    const came = line('Thank you');
    await dataOf(transferOf.record(finance, came));
    const { list } = await transferOf.list(finance, { search: came.bankReference });
    return list[0]?.incomingTransferId ?? '';
  };
  /** A colleague proposed to send it back. */
  const proposed = async () => {
    const incomingTransferId = await unknown();
    const colleague = await addStaffMember(tolk, 'finance');
    await dataOf(transferOf.proposeReturn(colleague, incomingTransferId));
    return { incomingTransferId };
  };
  return {
    getBankTransfer: async () => {
      const { projectOrderId, version } = await fixture().market.receive();
      return { body: { projectOrderId, version } };
    },
    addIncomingTransfer: async () => ({ body: line((await chosen()).reference) }),
    importBankStatement: async () => {
      const { bankReference, receivedOn, payer, remark } = line((await chosen()).reference);
      const cells = [bankReference, receivedOn, '1854.00', payer, remark].join(',');
      return { body: { text: `Bank reference,Date,Amount,Payer,Remark\n${cells}` } };
    },
    assignIncomingTransfer: async () => {
      const { reference } = await chosen();
      return { body: { incomingTransferId: await unknown(), reference } };
    },
    proposeTransferReturn: async () => ({
      body: { incomingTransferId: await unknown(), reason: 'Nobody knows the payer.' },
    }),
    confirmTransferReturn: async () => ({
      body: { ...(await proposed()), bankReference: `ICBC ${randomUUID()}` },
    }),
    dropTransferReturn: async () => ({ body: await proposed() }),
  };
}
