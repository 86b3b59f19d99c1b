import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TradeRefused } from '../payments/trades.ts';
import type { TradeFault } from '../payments/trades.ts';
import type { Trade } from '../payments/trade.ts';
import { jsonBody, keepRawBodies, rawBody, text } from '../raw-body.ts';
import { sign } from '../rsa.ts';
import type { Sandbox } from '../sandbox.ts';
import { alipayBillFileRoutes, alipayBillRoutes, createAlipayBills } from './bill-routes.ts';
import { readOrder } from './order-request.ts';
import { fromYuan, toYuan, tradeNotice, tradeRecord } from './records.ts';
import { isSignedCall } from './request-signature.ts';

/** Alipay's word for each refusal. */
const faults: Readonly<Record<TradeFault, [code: string, message: string]>> = {
  absent: ['TRADE_NOT_EXIST', '交易不存在'],
  reused: ['CONTEXT_INCONSISTENT', '交易信息被篡改'],
  paid: ['TRADE_HAS_SUCCESS', '交易已被支付'],
  closed: ['TRADE_HAS_CLOSE', '交易已经关闭'],
  expired: ['TRADE_HAS_CLOSE', '交易已经关闭'],
  'not-paid': ['TRADE_STATUS_ERROR', '交易状态不合法'],
  'too-much': ['REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限'],
  mismatch: ['REASON_TRADE_REFUND_FEE_ERR', '退款金额错误'],
  'too-often': ['REFUND_CHARGE_ERROR', '退款次数过多'],
  'too-soon': ['TRADE_NOT_ALLOW_REFUND', '当前交易不允许退款'],
  'too-late': ['TRADE_HAS_FINISHED', '交易已经完结'],
};

/** The merchant's side of Alipay's v3 calls. Calls and answers are stamped with wall time. */
export function alipayRoutes(sandbox: Sandbox) {
  const bills = createAlipayBills();
  const { keys, clock, trades, courier } = sandbox;
  const merchant = keys.alipay;

  function answer(reply: FastifyReply, content: object, status = 200) {
    const body = JSON.stringify(content);
    const timestamp = String(Date.now());
    const nonce = randomUUID();
    const message = `${timestamp}\n${nonce}\n${body}\n`;
    return reply
      .code(status)
      .headers({
        'alipay-timestamp': timestamp,
        'alipay-nonce': nonce,
        'alipay-signature': sign(message, merchant.platform.privateKey),
        'alipay-trace-id': nonce.replaceAll('-', ''),
      })
      .type('application/json;charset=utf-8')
      .send(body);
  }

  /** A QR payment that nobody has opened does not exist yet. */
  function openedTrade(request: FastifyRequest): Trade {
    const body = jsonBody(request);
    const transactionId = text(body, 'trade_no');
    const trade = transactionId
      ? trades.paid('alipay', transactionId)
      : trades.get('alipay', text(body, 'out_trade_no'));
    if (!trade.opened) throw new TradeRefused('absent');
    return trade;
  }

  function precreate(request: FastifyRequest, reply: FastifyReply) {
    const body = jsonBody(request);
    const addresses = { notifyUrl: text(body, 'notify_url'), returnUrl: null };
    const order = readOrder('precreate', body, addresses, clock.now());
    if (!order) return answer(reply, { code: 'INVALID_PARAMETER', message: '参数无效' }, 400);
    const trade = trades.create(order, (token) => `https://qr.alipay.com/bax${token.slice(0, 20)}`);
    return answer(reply, { out_trade_no: trade.outTradeNo, qr_code: trade.qrPayload });
  }

  function refund(request: FastifyRequest, reply: FastifyReply) {
    const body = jsonBody(request);
    const amount = fromYuan(text(body, 'refund_amount'));
    const outRefundNo = text(body, 'out_request_no');
    if (!amount || !outRefundNo) {
      return answer(reply, { code: 'INVALID_PARAMETER', message: '参数无效' }, 400);
    }
    const reason = text(body, 'refund_reason');
    const done = trades.refund(openedTrade(request), { outRefundNo, amount, reason });
    if (!done.repeated) announce(done.trade);
    return answer(reply, {
      trade_no: done.trade.paid?.transactionId,
      out_trade_no: done.trade.outTradeNo,
      buyer_logon_id: '159****5620',
      fund_change: done.repeated ? 'N' : 'Y',
      refund_fee: toYuan(done.trade.refunds.reduce((sum, item) => sum + item.amount, 0)),
    });
  }

  function announce(trade: Trade): void {
    const { outTradeNo, notifyUrl: url } = trade;
    const content = tradeNotice(merchant, trade, clock.now(), trade.refunds.at(-1));
    const eventId = randomUUID();
    courier.schedule(
      { provider: 'alipay', outTradeNo, eventId, kind: 'refund', url, content, forged: false },
      1_000,
    );
  }

  function queryRefund(request: FastifyRequest, reply: FastifyReply) {
    const trade = openedTrade(request);
    const number = text(jsonBody(request), 'out_request_no');
    const found = trade.refunds.find((item) => item.outRefundNo === number);
    if (!found) return answer(reply, {});
    return answer(reply, {
      trade_no: trade.paid?.transactionId,
      out_trade_no: trade.outTradeNo,
      out_request_no: found.outRefundNo,
      total_amount: toYuan(trade.paid?.amount ?? 0),
      refund_amount: toYuan(found.amount),
      refund_status: 'REFUND_SUCCESS',
    });
  }

  async function signedCalls(app: FastifyInstance): Promise<void> {
    keepRawBodies(app);
    app.addHook('preHandler', (request, reply, next) => {
      const signed = isSignedCall(merchant, {
        method: request.method,
        url: request.raw.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: rawBody(request),
      });
      if (signed) next();
      else answer(reply, { code: 'invalid-signature', message: '验签出错' }, 401);
    });
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof TradeRefused)) throw error;
      const [code, message] = faults[error.fault];
      return answer(reply, { code, message }, 400);
    });

    alipayBillRoutes(sandbox, bills, answer)(app);
    app.post('/v3/alipay/trade/precreate', precreate);
    app.post('/v3/alipay/trade/query', (request, reply) =>
      answer(reply, tradeRecord(openedTrade(request), clock.now())),
    );
    app.post('/v3/alipay/trade/close', (request, reply) => {
      const trade = trades.close(openedTrade(request));
      return answer(reply, { out_trade_no: trade.outTradeNo });
    });
    app.post('/v3/alipay/trade/refund', refund);
    app.post('/v3/alipay/trade/fastpay/refund/query', queryRefund);
  }

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(signedCalls);
    await app.register(alipayBillFileRoutes(bills));
  };
}
