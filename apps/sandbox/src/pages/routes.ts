import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOrder } from '../alipay/order-request.ts';
import { isSignedPage } from '../alipay/request-signature.ts';
import type { Trade } from '../payments/trade.ts';
import { TradeRefused } from '../payments/trades.ts';
import { isRecord } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { homePage } from './home.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { layout } from './layout.ts';
import { payPage } from './pay.ts';
import { pickLanguage, texts } from './text.ts';
import type { Texts } from './text.ts';

const assets = {
  'icon.svg': 'image/svg+xml',
  'sandbox.css': 'text/css; charset=utf-8',
  'refresh.js': 'text/javascript; charset=utf-8',
} as const;

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The pages for people, and the addresses at which providers receive a payer's browser. */
export function pageRoutes(sandbox: Sandbox) {
  const { trades, clock, keys } = sandbox;

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { heading: string; live: boolean; body: Html },
  ) {
    const path = request.url.split('?')[0] ?? '';
    const language = languageOf(request, reply);
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    reply.header('vary', 'accept-language, cookie').type('text/html; charset=utf-8');
    return reply.send(layout({ ...page, path, language, texts: texts[language] }));
  }

  function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
    const words = texts[languageOf(request, reply)];
    const heading = words[problem.heading];
    const hint = problem.hint ? words[problem.hint] : '';
    const body = html`<section class="sheet problem">
      <h1>${heading}</h1>
      <p>${hint}</p>
      <p><a href="/sandbox">${words.list}</a></p>
    </section>`;
    return send(request, reply.code(problem.status), { heading, live: false, body });
  }

  async function home(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(request, reply);
    const body = await homePage(sandbox, texts[language], language);
    return send(request, reply, { heading: texts[language].title, live: true, body });
  }

  function pay(request: FastifyRequest, reply: FastifyReply, trade: Trade) {
    const language = languageOf(request, reply);
    const body = payPage(sandbox, trade, texts[language], language);
    return send(request, reply, { heading: texts[language].pay, live: false, body });
  }

  /** `alipay.trade.wap.pay` and `alipay.trade.page.pay`: the signed address is the order. */
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
    const method = parameters.get('method') ?? '';
    if (!['alipay.trade.wap.pay', 'alipay.trade.page.pay'].includes(method)) return null;
    const content: unknown = JSON.parse(parameters.get('biz_content') ?? '{}');
    const addresses = {
      notifyUrl: parameters.get('notify_url') ?? '',
      returnUrl: safeReturn(parameters.get('return_url')),
    };
    return isRecord(content) ? readOrder('page', content, addresses, clock.now()) : null;
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof TradeRefused)) throw error;
      return sendProblem(request, reply, { status: 404, heading: 'absent', hint: 'absentHint' });
    });
    app.get('/', (_request, reply) => reply.redirect('/sandbox'));
    app.get('/sandbox', (request, reply) => home(request, reply));
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

interface Problem {
  status: number;
  heading: keyof Texts;
  hint?: keyof Texts;
}

function payPath(trade: Trade): string {
  return `/sandbox/pay/${encodeURIComponent(trade.outTradeNo)}`;
}

/** Only addresses of the web: a `javascript:` link must not get onto the page. */
function safeReturn(url: string | null | undefined): string | null {
  return url && /^https?:\/\//.test(url) ? url : null;
}

function languageOf(request: FastifyRequest, reply: FastifyReply) {
  const { lang } = request.query as { lang?: string };
  const [, remembered] = /(?:^|; )sandbox-lang=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  const language = pickLanguage(lang ?? remembered, request.headers['accept-language']);
  if (lang === language) {
    reply.header('set-cookie', `sandbox-lang=${language}; Path=/sandbox; SameSite=Lax; HttpOnly`);
  }
  return language;
}
