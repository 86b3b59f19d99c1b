import { randomUUID } from 'node:crypto';
import type { IncomingTransfer } from '@tolk/contract';
import { readTransferReference, type TransferForecast, type TransferOutcome } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { seal } from '../../database/server-key.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { findOrder, type OrderRecord } from '../order/order-repository.ts';
import { findAttemptByTradeNo, type PaymentAttempt } from '../payments/payment-repository.ts';
import { isAwaited, receivePayment, type ReceiptOutcome } from '../payments/receive-payment.ts';
import { purposeOf } from '../payments/what-is-due.ts';
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

type PaidFor = Pick<IncomingTransfer, 'pays' | 'milestoneName'>;
type Staffed = Pick<CallContext, 'deps' | 'now' | 'staffMember'>;

/**
 * Records a line once: from then on the books have the money in the bank. The reference says what
 * it pays. Both are written in one transaction, so that a server that dies in between has recorded
 * nothing. Answers the outcome, null where the line is recorded already.
 */
export async function bookTransfer(
  tx: Tx,
  line: TransferLine,
  { deps, now, staffMember }: Staffed,
): Promise<TransferOutcome | null> {
  const { serverKeys } = deps.config;
  const id = randomUUID();
  const isNew = await insertTransfer(tx, {
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
    return_reason: null,
    return_proposed_by: null,
    return_proposed_at: null,
    return_reference: null,
  });
  if (!isNew) return null;
  const money = { amount: line.amount, currency: transferCurrency };
  const source = `transfer:${id}`;
  await postEntry(tx, { event: 'transferReceived', source, supplierId: null, money, at: now });
  const reference = readTransferReference(line.remark);
  return reference === null ? 'unknown' : payBy(tx, deps, { id, ...line }, reference);
}

const outcomes: Readonly<Record<Exclude<ReceiptOutcome, 'unknown'>, TransferOutcome>> = {
  started: 'paid',
  already: 'paid',
  returned: 'late',
  mismatch: 'wrongAmount',
};

/**
 * Pays with recorded money what the reference was given for; `unknown` for a reference nobody was
 * given.
 */
export async function payBy(
  tx: Tx,
  deps: CallContext['deps'],
  transfer: { id: string; amount: number; bankReference: string },
  reference: string,
): Promise<TransferOutcome> {
  const found = await findAttemptByTradeNo(tx, 'bankTransfer', reference);
  if (found === undefined) return 'unknown';
  const receipt = await receivePayment(
    { ...deps, db: tx },
    {
      method: 'bankTransfer',
      outTradeNo: reference,
      amount: transfer.amount,
      providerTransactionId: transfer.bankReference,
    },
  );
  if (receipt === 'unknown') return 'unknown';
  const isSecond = receipt === 'mismatch' && transfer.amount === found.amount;
  const outcome = isSecond ? 'second' : outcomes[receipt];
  await updateTransfer(tx, transfer.id, { outcome, payment_attempt_id: found.id });
  return outcome;
}

interface Forecast extends PaidFor {
  forecast: TransferForecast;
  orderNumber: string | null;
}

/** What a line would pay if it was recorded now, and for which order. */
export async function forecastOf(
  db: Queryable,
  { amount, remark }: Pick<TransferLine, 'amount' | 'remark'>,
  now: Date,
): Promise<Forecast> {
  const reference = readTransferReference(remark);
  const attempt =
    reference === null ? undefined : await findAttemptByTradeNo(db, 'bankTransfer', reference);
  const order = attempt && (await findOrder(db, attempt.order_id));
  if (attempt === undefined || order === undefined) {
    return { forecast: 'unknown', orderNumber: null, pays: null, milestoneName: null };
  }
  const milestone = order.milestones.find(({ id }) => id === attempt.milestone_id);
  return {
    forecast: forecastFor(order, attempt, { amount, now }),
    orderNumber: order.number,
    pays: purposeOf(attempt),
    milestoneName: milestone?.name ?? null,
  };
}

function forecastFor(
  order: OrderRecord,
  attempt: PaymentAttempt,
  { amount, now }: { amount: number; now: Date },
): Exclude<TransferForecast, 'unknown' | 'repeated'> {
  if (attempt.amount !== amount) return 'wrongAmount';
  if (attempt.paid_at !== null) return 'second';
  return isAwaited(order, attempt, now) ? 'paid' : 'late';
}
