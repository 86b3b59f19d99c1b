import { languages, product, type Language } from '@tolk/domain';
import { html, verbatim, type Html } from '@tolk/writers/html';

/** What a page of the market says to who reads it without the application. */
export interface WrittenPage {
  title: string;
  description: string;
  /** The address under which search engines list it, without origin and language. */
  canonical: string;
  /** False: it is read here, but no result of a search. */
  listed: boolean;
  /** Whether each language has a page of its own; else its text is in the language of its author. */
  translated: boolean;
  /** Of schema.org; null where there is none to describe. */
  data: object | null;
  content: Html;
}

/** Until the application is there, in the fonts and colours of the first frame. */
const style = `main.written{box-sizing:border-box;max-width:1200px;margin:auto;padding:24px;font:16px/1.6 Inter,'PingFang SC','Noto Sans SC',system-ui,sans-serif}
.written a{color:inherit}.written ul{padding:0;list-style:none}.written li{padding:8px 0;border-top:1px solid var(--line)}.written nav li{display:inline-block;padding:4px 16px 4px 0;border:0}`;

/**
 * The shell's page with this content: search engines and who waits for the application read it, and
 * the application puts its own in its place.
 */
export function writePage(
  shell: string,
  page: WrittenPage,
  language: Language,
  origin: string,
): string {
  const head = html`<title>${page.title} · ${product.name}</title>
    <meta name="description" content="${page.description}" />
    ${page.listed ? null : html`<meta name="robots" content="noindex, follow" />`}
    ${addressesOf(page, language, origin)}
    <meta property="og:title" content="${page.title}" />
    <meta property="og:description" content="${page.description}" />
    ${page.data === null ? null : structured(page.data)}
    <style>
      ${verbatim(style)}
    </style>`;
  const content = html`<main class="written">${page.content}</main>`;
  return shell
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('</head>', () => `${head.markup}\n</head>`)
    .replace('</header>', () => `</header>${content.markup}`);
}

function addressesOf({ canonical, translated }: WrittenPage, language: Language, origin: string) {
  const address = (name?: Language) => {
    const url = new URL(canonical, origin);
    if (name !== undefined) url.searchParams.set('lang', name);
    return url.href;
  };
  if (!translated) return html`<link rel="canonical" href="${address()}" />`;
  const alternates = languages.map(
    (name) => html`<link rel="alternate" hreflang="${name}" href="${address(name)}" />`,
  );
  return html`<link rel="canonical" href="${address(language)}" />
    ${alternates}
    <link rel="alternate" hreflang="x-default" href="${address()}" />`;
}

/** Data, not a script: nothing in it may end the element. */
function structured(data: object): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const safe = json.replaceAll('<', '\\u003c');
  return verbatim(`<script type="application/ld+json">${safe}</script>`);
}
