import type { FastifyInstance, FastifyRequest } from 'fastify';
import { choice, fieldsOf } from '../control/body.ts';
import { simulate } from '../payments/simulate.ts';
import { stateOf } from '../payments/trade.ts';
import { text } from '../raw-body.ts';
import { verify } from '../rsa.ts';
import type { Sandbox } from '../sandbox.ts';

/** Seconds by which the stamp of the parameters may differ from wall time: a `prepay_id`'s life. */
const MAX_SKEW = 7_200;

const answers = ['pay', 'cancel'] as const;

/**
 * `POST /sandbox/api/wechat/pay-sheet`: WeChat's own browser on a page of the product
 * (`getBrandWCPayRequest`). The body is what the page gave it, and `answer`, what the person then
 * does: `pay` unless told, or `cancel`. Answers `err_msg` as WeChat's bridge does.
 */
export function paySheetRoutes(sandbox: Sandbox) {
  const { keys, trades, clock } = sandbox;

  /** Why the sheet does not open; null when it does. */
  function faultOf(sheet: Record<string, unknown>): string | null {
    const field = (name: string) => text(sheet, name);
    if (field('appId') !== keys.wechatLogin.appId) return 'appId';
    if (!(Math.abs(Date.now() / 1_000 - Number(field('timeStamp'))) <= MAX_SKEW))
      return 'timeStamp';
    const signed = ['appId', 'timeStamp', 'nonceStr', 'package'].map((name) => `${field(name)}\n`);
    const genuine = verify(signed.join(''), field('paySign'), keys.wechatPay.merchant.publicKey);
    return field('signType') === 'RSA' && genuine ? null : 'paySign';
  }

  async function open(request: FastifyRequest) {
    const sheet = fieldsOf(request);
    const answer = (word: string) => ({ err_msg: `get_brand_wcpay_request:${word}` });
    const fault = faultOf(sheet);
    const token = text(sheet, 'package').replace(/^prepay_id=/, '');
    const trade = trades.all().find((item) => item.scene === 'jsapi' && item.token === token);
    if (fault || !trade || stateOf(trade, clock.now()) !== 'open') {
      return { ...answer('fail'), err_desc: fault ?? '订单不存在或已关闭' };
    }
    if (choice(sheet.answer, answers, 'pay') !== 'pay') return answer('cancel');
    await simulate(sandbox, trade, {
      outcome: 'pay',
      notify: 'once',
      delayMs: 0,
      force: false,
      reason: '',
    });
    return answer('ok');
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.post('/sandbox/api/wechat/pay-sheet', (request) => open(request));
  };
}
