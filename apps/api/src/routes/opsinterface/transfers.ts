import { opsTransfers } from '@tolk/contract/calls/opsinterface/transfers';
import { route } from '../../calls/route.ts';
import { importBankStatement, readBankStatement } from '../../orders/transfers/import-statement.ts';
import {
  assignIncomingTransfer,
  confirmTransferReturn,
  dropTransferReturn,
  exportIncomingTransferList,
  incomingTransfers,
  proposeTransferReturn,
  recordIncomingTransfer,
} from '../../orders/transfers/transfer-desk.ts';

export const opsTransferRoutes = [
  route(opsTransfers.getIncomingTransferList, incomingTransfers),
  route(opsTransfers.exportIncomingTransferList, exportIncomingTransferList),
  route(opsTransfers.addIncomingTransfer, recordIncomingTransfer),
  route(opsTransfers.readBankStatement, readBankStatement),
  route(opsTransfers.importBankStatement, importBankStatement),
  route(opsTransfers.assignIncomingTransfer, assignIncomingTransfer),
  route(opsTransfers.proposeTransferReturn, proposeTransferReturn),
  route(opsTransfers.confirmTransferReturn, confirmTransferReturn),
  route(opsTransfers.dropTransferReturn, dropTransferReturn),
];
