import { opsReconciliation } from '@tolk/contract/calls/opsinterface/reconciliation';
import { route } from '../../calls/route.ts';
import {
  reconciliationDetail,
  reconciliationList,
  resolveDifference,
  runReconciliation,
} from '../../orders/reconciliation/reconciliation-queue.ts';

export const opsReconciliationRoutes = [
  route(opsReconciliation.getReconciliationList, reconciliationList),
  route(opsReconciliation.getReconciliationDetail, reconciliationDetail),
  route(opsReconciliation.runReconciliation, runReconciliation),
  route(opsReconciliation.resolveDifference, resolveDifference),
];
