import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@tolk/domain';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import { layout } from './layout.ts';
import { pickLanguage, texts } from './text.ts';
import type { Texts } from './text.ts';

export interface PageContent {
  heading: string;
  body: Html;
  /** Fetches its live parts again every two seconds. */
  live?: boolean;
  /** Origin to which an answer to the page's form leads. */
  leadsTo?: string;
}

export interface Problem {
  status: number;
  heading: keyof Texts;
  hint?: keyof Texts;
}

const policyOf = (leadsTo: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action 'self' ${leadsTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { leadsTo = '', live = false, ...content }: PageContent,
) {
  const { language, words } = readerOf(request, reply);
  const url = new URL(request.url, 'http://sandbox');
  reply.header('content-security-policy', policyOf(leadsTo)).header('cache-control', 'no-store');
  reply.header('vary', 'accept-language, cookie').type('text/html; charset=utf-8');
  return reply.send(layout({ ...content, live, url, language, texts: words }));
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { words } = readerOf(request, reply);
  const heading = words[problem.heading];
  const body = html`<section class="sheet problem">
    <h1>${heading}</h1>
    <p>${problem.hint ? words[problem.hint] : ''}</p>
    <p><a href="/sandbox">${words.list}</a></p>
  </section>`;
  return sendPage(request, reply.code(problem.status), { heading, body });
}

/** The language that was chosen, now or before, else the browser's. */
export function readerOf(
  request: FastifyRequest,
  reply: FastifyReply,
): { language: Language; words: Texts } {
  const { lang } = request.query as { lang?: string };
  const [, remembered] = /(?:^|; )sandbox-lang=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  const language = pickLanguage(lang ?? remembered, request.headers['accept-language']);
  if (lang === language) {
    reply.header('set-cookie', `sandbox-lang=${language}; Path=/sandbox; SameSite=Lax; HttpOnly`);
  }
  return { language, words: texts[language] };
}
