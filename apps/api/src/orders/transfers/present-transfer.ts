import type { IncomingTransfer as Shown } from '@tolk/contract';
import type { ActionState } from '@tolk/domain';
import { presentActions } from '../../calls/action-states.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { unseal } from '../../database/server-key.ts';
import { purposeOf } from '../payments/what-is-due.ts';
import { payerAccountSeal, transferCurrency } from './book-transfer.ts';
import type { TransferRecord } from './incoming-transfer-repository.ts';

type Action = Shown['allowedActions'][number]['action'];

const offered: ReadonlySet<Action> = new Set([
  'assign',
  'proposeReturn',
  'confirmReturn',
  'dropReturn',
]);

export function presentTransfer(
  row: TransferRecord,
  { deps, staffMember, language }: CallContext,
): Shown {
  return {
    incomingTransferId: row.id,
    bankReference: row.bank_reference,
    receivedOn: row.received_on,
    amount: row.amount,
    currency: transferCurrency,
    payer: row.payer,
    payerAccount:
      row.sealed_payer_account === null
        ? ''
        : unseal(deps.config.serverKeys, payerAccountSeal, row.sealed_payer_account),
    remark: row.remark,
    outcome: row.outcome,
    expected: row.expected,
    projectOrderId: row.order_id,
    orderNumber: row.order_number,
    pays: row.order_id === null ? null : purposeOf(row),
    milestoneName: row.milestone_name,
    recordedBy: row.recorder_name,
    recordTime: row.recorded_at.toISOString(),
    settledBy: row.settler_name,
    returnReason: row.return_reason,
    returnProposedBy: row.proposer_name,
    returnReference: row.return_reference,
    allowedActions: presentActions(actionsOn(row, staffMember.staffId), offered, language),
  };
}

/** Two people send money back: one proposes it, a colleague transfers it and records that. */
function actionsOn(row: TransferRecord, staffId: string): ActionState<Action>[] {
  if (row.outcome !== 'unknown') return [];
  if (row.return_proposed_by === null) {
    return [
      { action: 'assign', enabled: true },
      { action: 'proposeReturn', enabled: true },
    ];
  }
  const own = row.return_proposed_by === staffId;
  return [
    {
      action: 'confirmReturn',
      ...(own ? { enabled: false, reason: 'secondPairOfEyes' } : { enabled: true }),
    },
    { action: 'dropReturn', enabled: true },
    { action: 'assign', enabled: false, reason: 'transferReturnProposed' },
  ];
}
