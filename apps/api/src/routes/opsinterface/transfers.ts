import { opsTransfers } from '@tolk/contract/calls/opsinterface/transfers';
import { route } from '../../calls/route.ts';
import {
  assignIncomingTransfer,
  importBankStatement,
  incomingTransfers,
  recordIncomingTransfer,
  returnIncomingTransfer,
} from '../../orders/transfers/transfer-desk.ts';

export const opsTransferRoutes = [
  route(opsTransfers.getIncomingTransferList, incomingTransfers),
  route(opsTransfers.addIncomingTransfer, recordIncomingTransfer),
  route(opsTransfers.importBankStatement, importBankStatement),
  route(opsTransfers.assignIncomingTransfer, assignIncomingTransfer),
  route(opsTransfers.returnIncomingTransfer, returnIncomingTransfer),
];
