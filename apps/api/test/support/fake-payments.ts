import type { ProviderMethod } from '@tolk/domain';
import type { Dependencies } from '../../src/dependencies.ts';
import type {
  BillLine,
  PaymentProvider,
  PaymentRequest,
  PaymentStart,
  PaymentState,
  RefundRequest,
  RefundState,
} from '../../src/ports/payment-provider.ts';
import {
  NotificationRejected,
  ProviderRefused,
  ProviderUnavailable,
} from '../../src/ports/provider-errors.ts';

interface Trade {
  request: PaymentRequest;
  state: PaymentState;
  transactionId: string | null;
  refunds: Map<string, RefundRequest>;
}

/** A provider in memory, for what a test decides itself: who pays when, who is down, who lies. */
export interface FakeProvider extends PaymentProvider {
  trades: Map<string, Trade>;
  calls: string[];
  /** Every remote call fails while set. */
  down: boolean;
  /** Calls by these names are refused. */
  refuses: Set<string>;
  /** How refunds end; `succeeded` unless told. */
  refundState: Exclude<RefundState, 'absent'>;
  /** What stands in the bills, by day; nothing unless told. */
  bills: Map<string, BillLine[]>;
  /** The payer pays, whether or not anybody is told. */
  pay(outTradeNo: string): void;
}

export type FakePayments = Record<ProviderMethod, FakeProvider>;

export function fakePayments(): FakePayments & Dependencies['payments'] {
  return { wechatPay: fakeProvider('wechat-pay'), alipay: fakeProvider('alipay') };
}

/** For what pays nothing: the libraries of the real providers are not even loaded. */
export function unreachablePayments(): FakePayments & Dependencies['payments'] {
  const payments = fakePayments();
  for (const provider of Object.values(payments)) provider.down = true;
  return payments;
}

/** What `verifyNotification` takes for genuine: the fields of the notification, signed "true". */
export function fakeNotification(fields: {
  outTradeNo: string;
  amount: number;
  transactionId?: string;
  signature?: string;
}): string {
  return JSON.stringify({ transactionId: `T-${fields.outTradeNo}`, signature: 'true', ...fields });
}

function fakeProvider(name: FakeProvider['name']): FakeProvider {
  const trades: FakeProvider['trades'] = new Map();
  const provider: FakeProvider = {
    name,
    trades,
    calls: [],
    down: false,
    refuses: new Set(),
    refundState: 'succeeded',
    bills: new Map(),
    pay(outTradeNo) {
      const trade = tradeOf(outTradeNo);
      if (trade.state !== 'not-paid') throw new Error(`${outTradeNo} is ${trade.state}`);
      trade.state = 'paid';
      trade.transactionId = `T-${outTradeNo}`;
    },
    async create(request) {
      reach('create');
      const known = trades.get(request.outTradeNo);
      const fresh = {
        request,
        state: 'not-paid',
        transactionId: null,
        refunds: new Map(),
      } as const;
      if (!known) trades.set(request.outTradeNo, { ...fresh });
      return startOf(request);
    },
    async query(outTradeNo) {
      reach('query');
      const trade = trades.get(outTradeNo);
      if (!trade)
        return { state: 'not-paid', amount: null, providerTransactionId: null, paidAt: null };
      return {
        state: trade.state,
        amount: trade.state === 'paid' ? trade.request.amount : null,
        providerTransactionId: trade.transactionId,
        paidAt: null,
      };
    },
    async close(outTradeNo) {
      reach('close');
      const trade = trades.get(outTradeNo);
      if (!trade) return;
      if (trade.state === 'paid') throw new ProviderRefused(name, 'ORDER_PAID', 'paid');
      trade.state = 'closed';
    },
    async refund(request) {
      reach('refund');
      tradeOf(request.outTradeNo).refunds.set(request.outRefundNo, request);
      return { state: 'accepted', amount: request.amount, providerRefundId: null };
    },
    async queryRefund({ outTradeNo, outRefundNo }) {
      reach('queryRefund');
      const refund = tradeOf(outTradeNo).refunds.get(outRefundNo);
      if (!refund) return { state: 'absent', amount: null, providerRefundId: null };
      const { refundState: state } = provider;
      return { state, amount: refund.amount, providerRefundId: `B-${outRefundNo}`, word: state };
    },
    async bill(day) {
      reach('bill');
      return provider.bills.get(day) ?? [];
    },
    verifyNotification({ rawBody }) {
      const { outTradeNo, amount, transactionId, signature } = JSON.parse(rawBody.toString());
      if (signature !== 'true') throw new NotificationRejected('bad-signature');
      return {
        kind: 'payment',
        eventId: transactionId,
        state: 'paid',
        outTradeNo,
        amount,
        providerTransactionId: transactionId,
        paidAt: null,
      };
    },
    acknowledge: () => ({ status: 200, contentType: 'text/plain', body: 'success' }),
    refuse: () => ({ status: 400, contentType: 'text/plain', body: 'fail' }),
  };
  return provider;

  function reach(call: string): void {
    provider.calls.push(call);
    if (provider.down) throw new ProviderUnavailable(name, new Error('down'));
    if (provider.refuses.has(call)) throw new ProviderRefused(name, 'NO', call);
  }

  function tradeOf(outTradeNo: string): Trade {
    const trade = trades.get(outTradeNo);
    if (!trade) throw new Error(`${name} knows no trade ${outTradeNo}`);
    return trade;
  }
}

function startOf({ scene, outTradeNo, payerId }: PaymentRequest): PaymentStart {
  if (scene === 'qr') return { kind: 'qr', codeUrl: `pay://${outTradeNo}` };
  if (scene !== 'in-app') return { kind: 'redirect', url: `https://pay.example/${outTradeNo}` };
  return {
    kind: 'in-app',
    parameters: {
      appId: 'wx1',
      timeStamp: '1',
      nonceStr: 'n',
      package: `prepay_id=${payerId}`,
      signType: 'RSA',
      paySign: 's',
    },
  };
}
