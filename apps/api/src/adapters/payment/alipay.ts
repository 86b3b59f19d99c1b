import { AlipayRequestError, AlipaySdk } from 'alipay-sdk';
import type {
  PaymentProvider,
  PaymentRequest,
  ProviderScene,
  RefundRequest,
} from '../../ports/payment-provider.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { REMOTE_TIMEOUT } from '../config.ts';
import type { AlipayConfig } from '../config.ts';
import { downloadAlipayBill } from './alipay-bill.ts';
import { verifyAlipayNotification } from './alipay-notification.ts';
import { tradeStatus } from './alipay-records.ts';
import type { Trade } from './alipay-records.ts';
import { toChinaTime } from './china-time.ts';
import { fromYuan, toYuan } from './yuan.ts';

const name = 'alipay';

interface Refund {
  trade_no?: string;
  refund_fee?: string;
  fund_change?: 'Y' | 'N';
  refund_amount?: string;
  refund_status?: string;
}

/** The pages to which a browser is sent, by scene. */
const pages: Partial<Record<ProviderScene, { method: string; product: string }>> = {
  phone: { method: 'alipay.trade.wap.pay', product: 'QUICK_WAP_WAY' },
  page: { method: 'alipay.trade.page.pay', product: 'FAST_INSTANT_TRADE_PAY' },
};

/** Alipay: v3 calls for everything between servers, the gateway's signed address for browsers. */
export function createAlipay(config: AlipayConfig): PaymentProvider {
  const sdk = new AlipaySdk({
    appId: config.appId,
    privateKey: config.privateKey,
    alipayPublicKey: config.alipayPublicKey,
    keyType: 'PKCS8',
    endpoint: config.endpoint,
    gateway: config.gateway,
    timeout: REMOTE_TIMEOUT,
  });

  return {
    name,

    async create(request) {
      const page = pages[request.scene];
      if (page) return { kind: 'redirect', url: signedPage(sdk, page, request) };
      if (request.scene === 'in-app') {
        throw new ProviderRefused(name, 'off', 'no payment inside the app');
      }
      const answer = await call<{ qr_code: string }>(sdk, 'precreate', {
        ...order(request),
        notify_url: request.notifyUrl,
      });
      return { kind: 'qr', codeUrl: answer.qr_code };
    },

    async query(outTradeNo) {
      try {
        const trade = await call<Trade>(sdk, 'query', { out_trade_no: outTradeNo });
        if (trade.out_trade_no !== outTradeNo) {
          throw new ProviderUnavailable(name, 'the answer is about another payment');
        }
        return tradeStatus(trade);
      } catch (error) {
        if (!isAbsent(error)) throw error;
        // A QR payment comes to life only when its code is scanned.
        return { state: 'not-paid', amount: null, providerTransactionId: null, paidAt: null };
      }
    },

    async close(outTradeNo) {
      try {
        await call(sdk, 'close', { out_trade_no: outTradeNo });
      } catch (error) {
        if (!isAbsent(error)) throw error;
      }
    },

    async refund(request) {
      const { outRefundNo, amount, reason } = request;
      const refund = await call<Refund>(sdk, 'refund', {
        ...paymentOf(request),
        out_request_no: outRefundNo,
        refund_amount: toYuan(amount),
        refund_reason: reason,
      });
      // `N` says only that this call moved nothing, as when it repeats an earlier one.
      const state = refund.fund_change === 'Y' ? 'succeeded' : 'accepted';
      return { state, amount, providerRefundId: refund.trade_no ?? null };
    },

    async queryRefund(request) {
      const refund = await call<Refund>(sdk, 'fastpay/refund/query', {
        ...paymentOf(request),
        out_request_no: request.outRefundNo,
      }).catch((error: unknown): Refund => {
        if (isAbsent(error)) return {};
        throw error;
      });
      const amount = fromYuan(refund.refund_amount);
      if (amount === null) return { state: 'absent', amount: null, providerRefundId: null };
      const state = refund.refund_status === 'REFUND_SUCCESS' ? 'succeeded' : 'accepted';
      return { state, amount, providerRefundId: refund.trade_no ?? null };
    },

    async bill(day) {
      const url = await billAddress(sdk, day);
      return url === null ? [] : downloadAlipayBill(url);
    },

    verifyNotification: (notification) => verifyAlipayNotification(config, sdk, notification),
    acknowledge: () => ({ status: 200, contentType: 'text/plain', body: 'success' }),
    refuse: () => ({ status: 200, contentType: 'text/plain', body: 'fail' }),
  };
}

/** The provider's own number where we know it: it wins over ours where both are sent. */
function paymentOf({
  outTradeNo,
  providerTransactionId,
}: Pick<RefundRequest, 'outTradeNo' | 'providerTransactionId'>): Record<string, string> {
  return providerTransactionId === undefined
    ? { out_trade_no: outTradeNo }
    : { trade_no: providerTransactionId };
}

function order(request: PaymentRequest) {
  return {
    out_trade_no: request.outTradeNo,
    total_amount: toYuan(request.amount),
    subject: request.description,
    time_expire: toChinaTime(request.expiresAt),
  };
}

/** Null where nothing moved on that day. */
async function billAddress(sdk: AlipaySdk, day: string): Promise<string | null> {
  const path = '/v3/alipay/data/dataservice/bill/downloadurl/query';
  const query = { bill_type: 'trade', bill_date: day };
  try {
    const { data } = await sdk.curl<{ bill_download_url: string }>('GET', path, { query });
    return data.bill_download_url;
  } catch (error) {
    const known = providerError(error);
    if (known instanceof ProviderRefused && known.code === 'BILL_NOT_EXIST') return null;
    throw known;
  }
}

/** No call, but a signed address that the browser opens. */
function signedPage(
  sdk: AlipaySdk,
  { method, product }: { method: string; product: string },
  request: PaymentRequest,
): string {
  return sdk.pageExecute(method, 'GET', {
    notify_url: request.notifyUrl,
    ...(request.returnUrl ? { return_url: request.returnUrl } : {}),
    biz_content: { ...order(request), product_code: product },
  });
}

async function call<T>(sdk: AlipaySdk, action: string, body: Record<string, string>): Promise<T> {
  try {
    return (await sdk.curl<T>('POST', `/v3/alipay/trade/${action}`, { body })).data;
  } catch (error) {
    throw providerError(error);
  }
}

/** A 4xx with a code of the provider is a refusal; all else leaves the outcome open. */
function providerError(error: unknown): Error {
  if (error instanceof AlipayRequestError && error.code) {
    const status = error.responseHttpStatus ?? 0;
    const code = error.code.replace(/^ACQ\./, '');
    if (status >= 400 && status < 500 && status !== 429 && code !== 'SYSTEM_ERROR') {
      return new ProviderRefused(name, code, error.message);
    }
  }
  return new ProviderUnavailable(name, error);
}

function isAbsent(error: unknown): boolean {
  return error instanceof ProviderRefused && error.code === 'TRADE_NOT_EXIST';
}
