import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { digits } from '../keys.ts';
import type { Store } from '../store.ts';
import { paymentProviders } from './providers.ts';
import { refundFault } from './refund-rules.ts';
import type { RefundFault } from './refund-rules.ts';
import { refundedAmount, stateOf } from './trade.ts';
import type { ProviderName, Refund, Trade } from './trade.ts';

/** What a provider would say no to; each wire has its own code for it. */
export type TradeFault =
  | 'absent'
  | 'reused'
  | 'paid'
  | 'closed'
  | 'expired'
  | 'not-paid'
  | 'too-much'
  | 'mismatch'
  | RefundFault;

export class TradeRefused extends Error {
  readonly fault: TradeFault;

  constructor(fault: TradeFault) {
    super(`Trade refused: ${fault}`);
    this.fault = fault;
  }
}

/** How long a refund is being processed (ms). */
const REFUND_DELAY = 3_000;

export type NewTrade = Pick<
  Trade,
  | 'provider'
  | 'outTradeNo'
  | 'amount'
  | 'description'
  | 'scene'
  | 'notifyUrl'
  | 'returnUrl'
  | 'payerId'
  | 'expiresAt'
  | 'opened'
>;

export type NewRefund = Pick<Refund, 'outRefundNo' | 'amount' | 'reason'>;

export interface Trades {
  all(): Trade[];
  get(provider: ProviderName, outTradeNo: string): Trade;
  /** By the provider's own number of the payment. */
  paid(provider: ProviderName, transactionId: string): Trade;
  /** The newest with this number, whichever provider has it. */
  find(outTradeNo: string): Trade;
  /** The payer's browser arrives with a token and says where it wants to go afterwards. */
  openPage(token: string, returnUrl: string | null): Trade;
  /** The same order again is the same trade; `qrPayload` turns a token into what the code says. */
  create(trade: NewTrade, qrPayload?: (token: string) => string): Trade;
  open(trade: Trade): Trade;
  /** `late` takes the money although the trade is over, as a bank sometimes does. */
  pay(trade: Trade, amount: number, late: boolean): Trade;
  fail(trade: Trade, reason: string): Trade;
  expire(trade: Trade): Trade;
  close(trade: Trade): Trade;
  refund(trade: Trade, refund: NewRefund): { trade: Trade; refund: Refund; repeated: boolean };
}

/** The books of both providers. All but `all` throw `TradeRefused`. */
export function createTrades(store: Store, clock: SandboxClock): Trades {
  const id = (trade: Pick<Trade, 'provider' | 'outTradeNo'>) =>
    `${trade.provider}/${trade.outTradeNo}`;
  const save = (trade: Trade): Trade => {
    store.put('trade', id(trade), trade);
    return trade;
  };
  const all = () => store.all('trade');
  const found = (trade: Trade | undefined): Trade => {
    if (!trade) throw new TradeRefused('absent');
    return trade;
  };

  return {
    all,
    get: (provider, outTradeNo) => found(store.get('trade', id({ provider, outTradeNo }))),
    paid: (provider, transactionId) =>
      found(
        all().find(
          (trade) => trade.provider === provider && trade.paid?.transactionId === transactionId,
        ),
      ),
    find: (outTradeNo) => found(all().findLast((trade) => trade.outTradeNo === outTradeNo)),
    openPage(token, returnUrl) {
      const trade = found(all().find((item) => item.token === token));
      return save({ ...trade, opened: true, returnUrl: returnUrl ?? trade.returnUrl });
    },
    create(request, qrPayload) {
      const known = store.get('trade', id(request));
      if (known) return save(refreshed(known, request, clock.now()));
      const token = randomBytes(16).toString('hex');
      return save({
        ...request,
        createdAt: clock.now().toISOString(),
        token,
        qrPayload: qrPayload?.(token) ?? null,
        closed: false,
        paid: null,
        lastFailure: null,
        refunds: [],
      });
    },
    open: (trade) => (trade.opened ? trade : save({ ...trade, opened: true })),
    pay(trade, amount, late) {
      const state = stateOf(trade, clock.now());
      if (trade.paid) throw new TradeRefused('paid');
      if (!late && (state === 'closed' || state === 'expired')) throw new TradeRefused(state);
      const paid = { transactionId: newTransactionId(trade, clock.now()), amount };
      return save({
        ...trade,
        opened: true,
        lastFailure: null,
        paid: { ...paid, at: clock.now().toISOString() },
      });
    },
    fail: (trade, reason) => {
      if (trade.paid) throw new TradeRefused('paid');
      return save({ ...trade, opened: true, lastFailure: reason });
    },
    expire(trade) {
      if (trade.paid) throw new TradeRefused('paid');
      return save({ ...trade, expiresAt: clock.now().toISOString() });
    },
    close(trade) {
      if (trade.paid) throw new TradeRefused('paid');
      return save({ ...trade, closed: true });
    },
    refund(trade, request) {
      const known = trade.refunds.find((refund) => refund.outRefundNo === request.outRefundNo);
      if (known && known.amount !== request.amount) throw new TradeRefused('mismatch');
      if (known) return { trade, refund: known, repeated: true };
      const refund = newRefund(trade, request, clock.now());
      return {
        trade: save({ ...trade, refunds: [...trade.refunds, refund] }),
        refund,
        repeated: false,
      };
    },
  };
}

function refreshed(known: Trade, request: NewTrade, now: Date): Trade {
  if (known.paid) throw new TradeRefused('paid');
  if (known.closed) throw new TradeRefused('closed');
  if (known.amount !== request.amount || known.scene !== request.scene) {
    throw new TradeRefused('reused');
  }
  if (stateOf(known, now) === 'expired') throw new TradeRefused('expired');
  return known;
}

function newRefund(trade: Trade, request: NewRefund, now: Date): Refund {
  if (!trade.paid) throw new TradeRefused('not-paid');
  if (refundedAmount(trade) + request.amount > trade.paid.amount) {
    throw new TradeRefused('too-much');
  }
  const { refunds } = paymentProviders[trade.provider];
  const fault = refundFault(refunds, trade, new Date(trade.paid.at), now);
  if (fault) throw new TradeRefused(fault);
  return {
    ...request,
    refundId: `5030${digits(24)}`,
    acceptedAt: now.toISOString(),
    settlesAt: new Date(now.getTime() + REFUND_DELAY).toISOString(),
  };
}

function newTransactionId(trade: Trade, now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return paymentProviders[trade.provider].transactionPrefix(day) + digits(15);
}
