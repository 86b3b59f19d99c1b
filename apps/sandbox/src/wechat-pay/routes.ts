import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { TradeRefused } from '../payments/trades.ts';
import type { TradeFault } from '../payments/trades.ts';
import { isRecord, jsonBody, keepRawBodies, rawBody, text } from '../raw-body.ts';
import { signatureHeaders } from './answer-signature.ts';
import { wechatPayBillRoutes } from './bill-routes.ts';
import { readOrder } from './order-request.ts';
import type { WechatScene } from './order-request.ts';
import { refundNotice, refundRecord, transactionRecord } from './records.ts';
import { createRequestVerifier } from './request-signature.ts';

/** WeChat Pay's word for each refusal, with its HTTP status. */
const faults: Readonly<Record<TradeFault, [status: number, code: string, message: string]>> = {
  absent: [404, 'ORDER_NOT_EXIST', '订单不存在'],
  reused: [403, 'OUT_TRADE_NO_USED', '商户订单号重复'],
  paid: [400, 'ORDERPAID', '订单已支付'],
  closed: [400, 'ORDER_CLOSED', '订单已关闭'],
  expired: [400, 'ORDER_CLOSED', '订单已过期'],
  'not-paid': [404, 'RESOURCE_NOT_EXISTS', '订单未支付'],
  'too-much': [400, 'INVALID_REQUEST', '申请退款金额超过可退金额'],
  mismatch: [400, 'INVALID_REQUEST', '与原请求参数不一致'],
  'too-often': [400, 'INVALID_REQUEST', '部分退款次数已达上限'],
  'too-soon': [429, 'FREQUENCY_LIMITED', '同一笔订单多次退款须间隔一分钟'],
  'too-late': [400, 'INVALID_REQUEST', '订单已超过可退款期限'],
};

type Numbered = { Params: { number: string } };

/** The merchant's side of WeChat Pay v3. Requests and answers are stamped with wall time. */
export function wechatPayRoutes(sandbox: Sandbox) {
  const { keys, clock, trades, courier, publicUrl } = sandbox;
  const merchant = keys.wechatPay;
  const isSigned = createRequestVerifier(merchant);

  function answer(reply: FastifyReply, status: number, content: object | null) {
    const body = content ? JSON.stringify(content) : '';
    reply.code(status).headers(signatureHeaders(merchant, body, new Date()));
    reply.header('request-id', randomUUID());
    return content ? reply.type('application/json; charset=utf-8').send(body) : reply.send();
  }

  function refuse(reply: FastifyReply, status: number, code: string, message: string) {
    return answer(reply, status, { code, message });
  }

  function start(scene: WechatScene) {
    return (request: FastifyRequest, reply: FastifyReply) => {
      const order = readOrder(keys, scene, jsonBody(request), clock.now());
      if (typeof order === 'string') {
        return refuse(reply, 400, 'PARAM_ERROR', `参数错误：${order}`);
      }
      const trade = trades.create(order, (token) =>
        scene === 'native' ? `weixin://wxpay/bizpayurl?pr=${token.slice(0, 9)}zz` : '',
      );
      const page = `${publicUrl()}/sandbox/wechat-pay/checkmweb?prepay_id=${trade.token}&package=1`;
      const started = {
        native: { code_url: trade.qrPayload },
        h5: { h5_url: page },
        jsapi: { prepay_id: trade.token },
      };
      return answer(reply, 200, started[scene]);
    };
  }

  function refund(request: FastifyRequest, reply: FastifyReply) {
    const body = jsonBody(request);
    const amount = isRecord(body.amount) ? body.amount : {};
    const outRefundNo = text(body, 'out_refund_no');
    if (!/^[\w|*@-]{1,64}$/.test(outRefundNo) || !Number.isSafeInteger(amount.refund)) {
      return refuse(reply, 400, 'PARAM_ERROR', '参数错误：out_refund_no, amount.refund');
    }
    const transactionId = text(body, 'transaction_id');
    const trade = transactionId
      ? trades.paid('wechat-pay', transactionId)
      : trades.get('wechat-pay', text(body, 'out_trade_no'));
    if (trade.paid && amount.total !== trade.paid.amount) {
      return refuse(reply, 400, 'INVALID_REQUEST', '订单金额不一致');
    }
    const done = trades.refund(trade, {
      outRefundNo,
      amount: Number(amount.refund),
      reason: text(body, 'reason'),
    });
    const notifyUrl = text(body, 'notify_url');
    if (!done.repeated && notifyUrl) {
      courier.schedule(
        {
          provider: 'wechat-pay',
          outTradeNo: trade.outTradeNo,
          eventId: randomUUID(),
          kind: 'refund',
          url: notifyUrl,
          content: refundNotice(merchant, done.trade, done.refund),
          forged: false,
        },
        Date.parse(done.refund.settlesAt) - clock.now().getTime(),
      );
    }
    return answer(reply, 200, refundRecord(done.trade, done.refund, clock.now()));
  }

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.addHook('preHandler', (request, reply, next) => {
      const signed = isSigned({
        method: request.method,
        url: request.raw.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: rawBody(request),
      });
      if (signed) next();
      else refuse(reply, 401, 'SIGN_ERROR', '签名错误');
    });
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof TradeRefused)) throw error;
      return refuse(reply, ...faults[error.fault]);
    });

    wechatPayBillRoutes(sandbox, answer)(app);
    app.post('/v3/pay/transactions/native', start('native'));
    app.post('/v3/pay/transactions/h5', start('h5'));
    app.post('/v3/pay/transactions/jsapi', start('jsapi'));
    app.get<Numbered>('/v3/pay/transactions/out-trade-no/:number', (request, reply) => {
      const trade = trades.get('wechat-pay', request.params.number);
      return answer(reply, 200, transactionRecord(keys, trade, clock.now()));
    });
    app.post<Numbered>('/v3/pay/transactions/out-trade-no/:number/close', (request, reply) => {
      trades.close(trades.get('wechat-pay', request.params.number));
      return answer(reply, 204, null);
    });
    app.post('/v3/refund/domestic/refunds', refund);
    app.get<Numbered>('/v3/refund/domestic/refunds/:number', (request, reply) => {
      for (const trade of trades.all().filter((item) => item.provider === 'wechat-pay')) {
        const found = trade.refunds.find((item) => item.outRefundNo === request.params.number);
        if (found) return answer(reply, 200, refundRecord(trade, found, clock.now()));
      }
      return refuse(reply, 404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    });
  };
}
