import { randomUUID } from 'node:crypto';
import { readTransferReference, type TransferOutcome } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { seal } from '../../database/server-key.ts';
import { transaction } from '../../database/transaction.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { findAttemptByTradeNo } from '../payments/payment-repository.ts';
import { receivePayment, type ReceiptOutcome } from '../payments/receive-payment.ts';
import { insertTransfer, updateTransfer } from './incoming-transfer-repository.ts';

export const transferCurrency = 'CNY';
export const payerAccountSeal = 'bank-account';

/** A line of the bank's statement. */
export interface TransferLine {
  bankReference: string;
  /** ISO date. */
  receivedOn: string;
  /** Fen. */
  amount: number;
  payer: string;
  payerAccount: string;
  remark: string;
}

type Staffed = Pick<CallContext, 'deps' | 'now' | 'staffMember'>;

/**
 * Records a line, once: the money is in the bank from then on. What it pays, its reference says. Answers what
 * came of it, null where the line is recorded already.
 */
export async function bookTransfer(
  line: TransferLine,
  context: Staffed,
): Promise<TransferOutcome | null> {
  const { deps, now, staffMember } = context;
  const id = randomUUID();
  const { serverKeys } = deps.config;
  const isNew = await transaction(deps.db, async (tx) => {
    const inserted = await insertTransfer(tx, {
      id,
      bank_reference: line.bankReference,
      received_on: line.receivedOn,
      amount: line.amount,
      payer: line.payer,
      sealed_payer_account:
        line.payerAccount === '' ? null : seal(serverKeys, payerAccountSeal, line.payerAccount),
      remark: line.remark,
      outcome: 'unknown',
      payment_attempt_id: null,
      recorded_by: staffMember.staffId,
      recorded_at: now,
      settled_by: null,
      settled_at: null,
      return_reference: null,
    });
    if (!inserted) return false;
    const money = { amount: line.amount, currency: transferCurrency };
    const source = `transfer:${id}`;
    await postEntry(tx, { event: 'transferReceived', source, supplierId: null, money, at: now });
    return true;
  });
  if (!isNew) return null;
  const reference = readTransferReference(line.remark);
  return reference === null ? 'unknown' : payBy(context, { id, ...line }, reference);
}

const outcomes: Readonly<Record<Exclude<ReceiptOutcome, 'unknown'>, TransferOutcome>> = {
  started: 'paid',
  already: 'paid',
  returned: 'late',
  mismatch: 'wrongAmount',
};

/**
 * Lets recorded money pay what this reference stands for. A server that dies before the outcome is written leaves
 * it `unknown`: assigning it again books nothing twice, since the bank's number is the payment's.
 */
export async function payBy(
  { deps }: Pick<CallContext, 'deps'>,
  transfer: { id: string; amount: number; bankReference: string },
  reference: string,
): Promise<TransferOutcome> {
  const found = await findAttemptByTradeNo(deps.db, 'bankTransfer', reference);
  if (found === undefined) return 'unknown';
  const receipt = await receivePayment(deps, {
    method: 'bankTransfer',
    outTradeNo: reference,
    amount: transfer.amount,
    providerTransactionId: transfer.bankReference,
  });
  if (receipt === 'unknown') return 'unknown';
  const isSecond = receipt === 'mismatch' && transfer.amount === found.amount;
  const outcome = isSecond ? 'second' : outcomes[receipt];
  await transaction(deps.db, (tx) =>
    updateTransfer(tx, transfer.id, { outcome, payment_attempt_id: found.id }),
  );
  return outcome;
}
