import { product } from '@tolk/domain';
import type { Language } from '@tolk/domain';
import { html } from '@tolk/writers/html';
import type { Html } from '@tolk/writers/html';
import type { Texts } from './text.ts';

export interface Page {
  language: Language;
  texts: Texts;
  /** Of this page, for the language switch. */
  url: URL;
  heading: string;
  /** A page whose live parts are fetched again every two seconds. */
  live: boolean;
  body: Html;
}

export function layout(page: Page): string {
  const other = page.language === 'en' ? 'zh-CN' : 'en';
  const query = new URLSearchParams(page.url.search);
  query.set('lang', other);
  const name = page.language === 'en' ? product.name : product.nameChinese;
  return html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.heading} · ${name} ${page.texts.title}</title>
        <link rel="icon" href="/sandbox/assets/icon.svg" />
        <link rel="stylesheet" href="/sandbox/assets/sandbox.css" />
        <script src="/sandbox/assets/controls.js" defer></script>
        ${
          page.live
            ? html`<script src="/sandbox/assets/refresh.js" defer></script>
                <noscript><meta http-equiv="refresh" content="5" /></noscript>`
            : null
        }
      </head>
      <body>
        <header class="bar">
          <a class="brand" href="/sandbox">
            <span class="seal" aria-hidden="true">译</span>
            <span>${name}</span> <span class="quiet">${page.texts.title}</span>
          </a>
          <a
            class="switch"
            href="${page.url.pathname}?${query.toString()}"
            lang="${other}"
            hreflang="${other}"
            >${page.texts.otherLanguage}</a
          >
        </header>
        <main>${page.body}</main>
      </body>
    </html>`.markup;
}
