import type { Clock } from '../../ports/clock.ts';
import type {
  PaymentProvider,
  PaymentRequest,
  PaymentStart,
  RefundRequest,
} from '../../ports/payment-provider.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { WechatPayConfig } from '../config.ts';
import { toRfc3339 } from './china-time.ts';
import { fetchWechatPayBill } from './wechat-pay-bill.ts';
import { createWechatPayClient, paySign } from './wechat-pay-client.ts';
import type { WechatPayClient } from './wechat-pay-client.ts';
import { verifyWechatPayNotification } from './wechat-pay-notification.ts';
import { paymentStatus, refundStates } from './wechat-pay-records.ts';
import type { Transaction } from './wechat-pay-records.ts';

const name = 'wechat-pay';

interface Refund {
  refund_id: string;
  status: string;
  amount: { refund: number };
}

/**
 * WeChat Pay v3. Requests and answers are stamped with wall time by the client library, as the
 * provider's own clock is; notifications are judged by the injected clock. `accountAppId` is our
 * official account, whose pages may open the payment sheet inside WeChat; null without one.
 */
export function createWechatPay(
  config: WechatPayConfig,
  clock: Clock,
  accountAppId: string | null,
): PaymentProvider {
  const client = createWechatPayClient(config);
  const trade = (outTradeNo: string) =>
    `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;

  return {
    name,
    create: (request) => create(client, config, accountAppId, request),

    async query(outTradeNo) {
      try {
        const found = await client.get<Transaction>(trade(outTradeNo), { mchid: config.mchId });
        if (found.out_trade_no !== outTradeNo || found.mchid !== config.mchId) {
          throw new ProviderUnavailable(name, 'the answer is about another payment');
        }
        return paymentStatus(found);
      } catch (error) {
        if (!isRefusal(error, 'ORDER_NOT_EXIST')) throw error;
        return { state: 'not-paid', amount: null, providerTransactionId: null, paidAt: null };
      }
    },

    async close(outTradeNo) {
      try {
        await client.post(`${trade(outTradeNo)}/close`, { mchid: config.mchId });
      } catch (error) {
        // Nothing can be paid in either case, which is what was asked for.
        if (!isRefusal(error, 'ORDER_CLOSED', 'ORDER_NOT_EXIST')) throw error;
      }
    },

    async refund(request) {
      const { outRefundNo, amount, total, reason, notifyUrl } = request;
      const refund = await client.post<Refund>('/v3/refund/domestic/refunds', {
        ...paymentOf(request),
        out_refund_no: outRefundNo,
        reason,
        notify_url: notifyUrl,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      return refundStatus(refund);
    },

    async queryRefund({ outRefundNo }) {
      try {
        const path = `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`;
        return refundStatus(await client.get<Refund>(path));
      } catch (error) {
        if (!isRefusal(error, 'RESOURCE_NOT_EXISTS')) throw error;
        return { state: 'absent', amount: null, providerRefundId: null };
      }
    },

    bill: (day) => fetchWechatPayBill(client, day),

    verifyNotification: (notification) =>
      verifyWechatPayNotification(config, accountAppId, clock.now(), notification),
    acknowledge: () => ({ status: 204, contentType: 'application/json', body: '' }),
    // Any 4xx or 5xx makes WeChat Pay send it again; 5xx would look like a fault of ours.
    refuse: () => ({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'FAIL', message: '失败' }),
    }),
  };
}

/** The provider's own number where we know it; WeChat Pay takes one of the two. */
function paymentOf({ outTradeNo, providerTransactionId }: RefundRequest) {
  return providerTransactionId === undefined
    ? { out_trade_no: outTradeNo }
    : { transaction_id: providerTransactionId };
}

async function create(
  client: WechatPayClient,
  config: WechatPayConfig,
  accountAppId: string | null,
  request: PaymentRequest,
): Promise<PaymentStart> {
  const order = {
    appid: config.appId,
    mchid: config.mchId,
    description: request.description,
    out_trade_no: request.outTradeNo,
    time_expire: toRfc3339(request.expiresAt),
    notify_url: request.notifyUrl,
    amount: { total: request.amount, currency: 'CNY' },
  };
  if (request.scene === 'qr') {
    const answer = await client.post<{ code_url: string }>('/v3/pay/transactions/native', order);
    return { kind: 'qr', codeUrl: answer.code_url };
  }
  if (request.scene === 'phone') {
    const scene = { payer_client_ip: request.payerAddress, h5_info: { type: 'Wap' } };
    const answer = await client.post<{ h5_url: string }>('/v3/pay/transactions/h5', {
      ...order,
      scene_info: scene,
    });
    return { kind: 'redirect', url: withReturn(answer.h5_url, request.returnUrl) };
  }
  if (request.scene === 'page' || accountAppId === null) {
    throw new ProviderRefused(name, 'off', `no payment in the scene ${request.scene}`);
  }
  const answer = await client.post<{ prepay_id: string }>('/v3/pay/transactions/jsapi', {
    ...order,
    appid: accountAppId,
    payer: { openid: request.payerId },
  });
  return { kind: 'in-app', parameters: paySign(config, accountAppId, answer.prepay_id) };
}

/** The merchant adds `redirect_url` to the page's address itself (WeChat Pay, "H5 支付"). */
function withReturn(pageUrl: string, returnUrl: string | undefined): string {
  return returnUrl ? `${pageUrl}&redirect_url=${encodeURIComponent(returnUrl)}` : pageUrl;
}

function refundStatus(refund: Refund) {
  return {
    state: refundStates[refund.status] ?? ('accepted' as const),
    amount: refund.amount.refund,
    providerRefundId: refund.refund_id,
    word: refund.status,
  };
}

function isRefusal(error: unknown, ...codes: string[]): boolean {
  return error instanceof ProviderRefused && codes.includes(error.code);
}
