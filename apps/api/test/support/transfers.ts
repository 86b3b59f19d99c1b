import type { IncomingTransfer, RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { Caller } from '@tolk/testing/caller';
import { dataOf, withKey, type OrderDetail } from './market.ts';

type Transfer = ResponseOf<typeof calls.clientinterface.orders.getBankTransfer>;
type Read = ResponseOf<typeof calls.opsinterface.transfers.readBankStatement>;
type Imported = ResponseOf<typeof calls.opsinterface.transfers.importBankStatement>;

type Line = RequestOf<typeof calls.opsinterface.transfers.addIncomingTransfer>;

let lines = 0;

/** Short ways to pay by bank transfer and to work at its desk. */
export const transferOf = {
  choose(client: Caller, { projectOrderId, version }: OrderDetail) {
    const path = '/clientinterface/getBankTransfer';
    return client.call<Transfer>(path, { projectOrderId, version }, withKey());
  },
  /** What finance enters of one line; numbered anew each time. */
  line(amount: number, remark: string, changes: Partial<Line> = {}): Line {
    lines += 1;
    return {
      bankReference: `S${process.pid}-${String(lines).padStart(6, '0')}`,
      receivedOn: '2026-11-20',
      amount,
      payer: '上海霁禾医疗科技有限公司',
      payerAccount: '121908012310801',
      remark,
      ...changes,
    };
  },
  record(staff: Caller, line: Line) {
    const path = '/opsinterface/addIncomingTransfer';
    return staff.call<{ outcome: IncomingTransfer['outcome'] }>(path, line, withKey());
  },
  read(staff: Caller, text: string) {
    return dataOf(staff.call<Read>('/opsinterface/readBankStatement', { text }));
  },
  import(staff: Caller, text: string) {
    const path = '/opsinterface/importBankStatement';
    return dataOf(staff.call<Imported>(path, { text }, withKey()));
  },
  proposeReturn(staff: Caller, incomingTransferId: string) {
    const path = '/opsinterface/proposeTransferReturn';
    const body = { incomingTransferId, reason: 'Nobody knows the payer.' };
    return staff.call<IncomingTransfer>(path, body, withKey());
  },
  list(staff: Caller, request: Record<string, unknown> = {}) {
    const path = '/opsinterface/getIncomingTransferList';
    return dataOf(staff.call<{ total: number; list: IncomingTransfer[] }>(path, request));
  },
};
