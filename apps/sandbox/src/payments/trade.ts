import type { PaymentProviderName } from '@tolk/domain';

export type ProviderName = PaymentProviderName;

export interface Refund {
  outRefundNo: string;
  refundId: string;
  /** Fen. */
  amount: number;
  reason: string;
  /** ISO 8601. */
  acceptedAt: string;
  /** From this moment on the money is back; before it the refund is being processed. */
  settlesAt: string;
}

/** A payment as the provider sees it. */
export interface Trade {
  provider: ProviderName;
  outTradeNo: string;
  /** Fen asked for. */
  amount: number;
  description: string;
  scene: string;
  notifyUrl: string;
  returnUrl: string | null;
  /** ISO 8601; no money is taken after it. */
  createdAt: string;
  expiresAt: string;
  /** Who alone may pay, for orders made inside the provider's app; null for all others. */
  payerId: string | null;
  /** `prepay_id`, or what the QR code stands for. */
  token: string;
  /** What the merchant shows as a QR code, if it asked for one. */
  qrPayload: string | null;
  /** Has the payer opened it? Alipay knows a QR payment only from then on. */
  opened: boolean;
  closed: boolean;
  /** `amount` is what was really paid, in fen. */
  paid: { transactionId: string; at: string; amount: number } | null;
  lastFailure: string | null;
  refunds: Refund[];
}

export type TradeState = 'open' | 'expired' | 'closed' | 'paid' | 'refunding' | 'refunded';

export function stateOf(trade: Trade, now: Date): TradeState {
  if (trade.paid) return refundState(trade, now);
  if (trade.closed) return 'closed';
  return now.getTime() >= Date.parse(trade.expiresAt) ? 'expired' : 'open';
}

function refundState(trade: Trade, now: Date): TradeState {
  if (trade.refunds.length === 0) return 'paid';
  return trade.refunds.every((refund) => isSettled(refund, now)) ? 'refunded' : 'refunding';
}

export function isSettled(refund: Refund, now: Date): boolean {
  return now.getTime() >= Date.parse(refund.settlesAt);
}

/** Fen that have gone back or are on their way back. */
export function refundedAmount(trade: Trade): number {
  return trade.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}
