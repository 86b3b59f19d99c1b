import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOrder } from '../alipay/order-request.ts';
import { isSignedPage } from '../alipay/request-signature.ts';
import type { Trade } from '../payments/trade.ts';
import { TradeRefused } from '../payments/trades.ts';
import { isRecord } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { homePage } from './home.ts';
import { payPage } from './pay.ts';
import { readerOf, sendPage, sendProblem } from './send-page.ts';

const assets = {
  'icon.svg': 'image/svg+xml',
  'sandbox.css': 'text/css; charset=utf-8',
  'refresh.js': 'text/javascript; charset=utf-8',
  'controls.js': 'text/javascript; charset=utf-8',
} as const;

/** Alipay's pages for a payer's browser, and the product that each is part of. */
const gatewayProducts: Readonly<Record<string, string>> = {
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
};

/** The pages for people, and the addresses at which providers receive a payer's browser. */
export function pageRoutes(sandbox: Sandbox) {
  const { trades, clock, keys } = sandbox;

  async function home(request: FastifyRequest<Filtered>, reply: FastifyReply) {
    const { language, words } = readerOf(request, reply);
    const body = await homePage(sandbox, words, language, request.query.to?.trim() ?? '');
    return sendPage(request, reply, { heading: words.title, live: true, body });
  }

  function pay(request: FastifyRequest, reply: FastifyReply, trade: Trade) {
    const { language, words } = readerOf(request, reply);
    const body = payPage(sandbox, trade, words, language);
    return sendPage(request, reply, { heading: words.pay, body });
  }

  /** The signed address is the order. */
  function alipayGateway(request: FastifyRequest, reply: FastifyReply) {
    const parameters = new URLSearchParams((request.raw.url ?? '').split('?')[1]);
    const order = isSignedPage(keys.alipay, parameters) ? readGatewayOrder(parameters) : null;
    if (!order) return sendProblem(request, reply, { status: 400, heading: 'badPage' });
    const known = trades
      .all()
      .find((trade) => trade.provider === 'alipay' && trade.outTradeNo === order.outTradeNo);
    const trade = known?.amount === order.amount ? known : trades.create(order);
    return reply.redirect(payPath(trade));
  }

  function readGatewayOrder(parameters: URLSearchParams) {
    const content: unknown = JSON.parse(parameters.get('biz_content') ?? '{}');
    const product = gatewayProducts[parameters.get('method') ?? ''];
    if (!product || !isRecord(content) || content.product_code !== product) return null;
    const addresses = {
      notifyUrl: parameters.get('notify_url') ?? '',
      returnUrl: safeReturn(parameters.get('return_url')),
    };
    return readOrder('page', content, addresses, clock.now());
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof TradeRefused)) throw error;
      return sendProblem(request, reply, { status: 404, heading: 'absent', hint: 'absentHint' });
    });
    app.get('/', (_request, reply) => reply.redirect('/sandbox'));
    app.get<Filtered>('/sandbox', (request, reply) => home(request, reply));
    app.get('/sandbox/', (_request, reply) => reply.redirect('/sandbox'));
    app.get<{ Params: { outTradeNo: string } }>('/sandbox/pay/:outTradeNo', (request, reply) =>
      pay(request, reply, trades.open(trades.find(request.params.outTradeNo))),
    );
    app.get('/sandbox/alipay/gateway.do', alipayGateway);
    app.get<{ Querystring: { prepay_id?: string; redirect_url?: string } }>(
      '/sandbox/wechat-pay/checkmweb',
      (request, reply) => {
        const { prepay_id: token = '', redirect_url: returnUrl } = request.query;
        return reply.redirect(payPath(trades.openPage(token, safeReturn(returnUrl))));
      },
    );
    for (const [name, type] of Object.entries(assets)) {
      const content = readFileSync(new URL(`../assets/${name}`, import.meta.url));
      app.get(`/sandbox/assets/${name}`, (_request, reply) =>
        reply.type(type).header('cache-control', 'no-cache').send(content),
      );
    }
  };
}

/** Messages of one recipient. */
interface Filtered {
  Querystring: { to?: string };
}

function payPath(trade: Trade): string {
  return `/sandbox/pay/${encodeURIComponent(trade.outTradeNo)}`;
}

/** Only addresses of the web: a `javascript:` link must not get onto the page. */
function safeReturn(url: string | null | undefined): string | null {
  return url && /^https?:\/\//.test(url) ? url : null;
}
