import type { PaymentProviderName, ProviderMethod } from '@tolk/domain';
import type { IncomingHttpHeaders } from 'node:http';
import type { WechatSheet } from '@tolk/contract';

/**
 * Where the payer is: in front of a QR code, on the way to the provider's page on a desktop, in a
 * phone's browser, or inside the provider's own app.
 */
export type ProviderScene = 'qr' | 'page' | 'phone' | 'in-app';

export interface PaymentRequest {
  /** Ours, unique for ever: 6 to 32 letters, digits, `_` or `-`. */
  outTradeNo: string;
  /** Fen, at least 1. */
  amount: number;
  /** What the payer reads on the sheet, at most 127 characters. */
  description: string;
  /** The provider takes no money after this moment (whole seconds). */
  expiresAt: Date;
  scene: ProviderScene;
  /** Where the provider posts its notification: absolute, without a query. */
  notifyUrl: string;
  /** Where a browser that was sent away goes after paying. */
  returnUrl?: string;
  /** Asked for by WeChat Pay in the scene `phone`. */
  payerAddress?: string;
  /** Who pays, as our official account knows them; required in the scene `in-app`. */
  payerId?: string;
}

export type PaymentStart =
  | { kind: 'qr'; codeUrl: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'in-app'; parameters: WechatSheet };

/**
 * `not-paid` is never final (the payer may be paying right now); `closed` is; `refunded` was paid
 * and has gone back in part or whole; `unknown` is an answer that this adapter can't read.
 */
export type PaymentState = 'not-paid' | 'paid' | 'refunded' | 'closed' | 'unknown';

export interface PaymentStatus {
  state: PaymentState;
  /** Fen; null while the provider names none. */
  amount: number | null;
  providerTransactionId: string | null;
  paidAt: Date | null;
}

export interface RefundRequest {
  outTradeNo: string;
  /** The provider's own number, where other money than asked for came under `outTradeNo`. */
  providerTransactionId?: string;
  /** Ours; a repeated number is the same refund, never a second one. At most 64 characters. */
  outRefundNo: string;
  /** Fen to give back. */
  amount: number;
  /** Fen that were paid. */
  total: number;
  /** Shown to the payer, at most 80 characters. */
  reason: string;
  /** Where the outcome is posted, for providers that announce refunds separately. */
  notifyUrl?: string;
}

/** `accepted`: on its way, the outcome comes by query or notification. `absent`: never asked for. */
export type RefundState = 'accepted' | 'succeeded' | 'failed' | 'absent';

export interface RefundStatus {
  state: RefundState;
  /** Fen; null when absent. */
  amount: number | null;
  providerRefundId: string | null;
  /** The provider's own word for the state, for the person who looks into a failure. */
  word?: string;
}

/** A line of a provider's bill: money that came in or went back on its day. */
export interface BillLine {
  what: 'payment' | 'refund';
  /** Ours: `outTradeNo` of a payment, `outRefundNo` of a refund. */
  number: string;
  /** Fen, positive either way. */
  amount: number;
}

export interface PaymentNotification extends PaymentStatus {
  kind: 'payment';
  /** The same for every repetition of one notification. */
  eventId: string;
  outTradeNo: string;
}

export interface RefundNotification {
  kind: 'refund';
  eventId: string;
  outTradeNo: string;
  outRefundNo: string;
  state: Exclude<RefundState, 'absent'>;
  /** Fen; null where the provider names only the sum of all refunds: query this one. */
  amount: number | null;
}

export type VerifiedNotification = PaymentNotification | RefundNotification;

export interface ReceivedNotification {
  headers: IncomingHttpHeaders;
  /** The body as it came over the wire: signatures cover bytes, not parsed and re-serialised values. */
  rawBody: Buffer;
}

export interface NotificationAnswer {
  status: number;
  contentType: string;
  body: string;
}

/**
 * Takes money and gives it back. Every call ends within the configured timeout and throws
 * `ProviderUnavailable` or `ProviderRefused`; no call may be awaited inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /**
   * Starts a payment; the same request again refreshes it. Throws `ProviderRefused` with code `off`
   * in a scene that the provider or this installation does not have.
   */
  create(request: PaymentRequest): Promise<PaymentStart>;
  query(outTradeNo: string): Promise<PaymentStatus>;
  /** After this no money is taken any more. Throws `ProviderRefused` when it has been paid: query. */
  close(outTradeNo: string): Promise<void>;
  refund(request: RefundRequest): Promise<RefundStatus>;
  queryRefund(
    request: Pick<RefundRequest, 'outTradeNo' | 'providerTransactionId' | 'outRefundNo'>,
  ): Promise<RefundStatus>;
  /**
   * What moved on a past day in Asia/Shanghai (`2026-11-21`); ready at 10:00 of the next day, before
   * that and when it can't be read whole `ProviderUnavailable` is thrown.
   */
  bill(day: string): Promise<BillLine[]>;
  /**
   * Who sent it, to whom, and when is checked here; that the order exists and that the amount is
   * exactly the one asked for is checked by the caller. Throws `NotificationRejected`.
   */
  verifyNotification(notification: ReceivedNotification): VerifiedNotification;
  /** What the provider must read to stop repeating the notification. */
  acknowledge(): NotificationAnswer;
  /** What makes the provider send it again later. */
  refuse(): NotificationAnswer;
}

export type PaymentProviders = Readonly<Record<ProviderMethod, PaymentProvider>>;
