import { languages, product, type Language } from '@tolk/domain';

/** `og:locale` of each language. */
const locales = { en: 'en_US', 'zh-CN': 'zh_CN' } as const satisfies Record<Language, string>;

export interface PageHead {
  title: string;
  description: string;
  language: Language;
  /** The page's whole address without the language: `https://tolk.example/askwhat`. */
  address: string;
  /** Whether search engines may list it. */
  listed: boolean;
}

/** What search engines and previews of links read of a page, as elements of its head. */
export function pageHead({ title, description, language, address, listed }: PageHead): string[] {
  const inLanguage = (name: string) => `${address}${address.includes('?') ? '&' : '?'}lang=${name}`;
  const meta = (key: string, value: string) => `<meta ${key} content="${escape(value)}">`;
  const alternate = (name: string, href: string) =>
    `<link rel="alternate" hreflang="${name}" href="${escape(href)}">`;
  return [
    `<title>${escape(title)}</title>`,
    meta('name="description"', description),
    ...(listed ? [] : [meta('name="robots"', 'noindex, follow')]),
    `<link rel="canonical" href="${escape(inLanguage(language))}">`,
    ...languages.map((name) => alternate(name, inLanguage(name))),
    alternate('x-default', address),
    meta('property="og:title"', title),
    meta('property="og:description"', description),
    meta('property="og:url"', inLanguage(language)),
    meta('property="og:locale"', locales[language]),
    ...languages
      .filter((name) => name !== language)
      .map((name) => meta('property="og:locale:alternate"', locales[name])),
  ];
}

/** The same on every page. */
export function siteHead(): string[] {
  return [
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${product.name} ${product.nameChinese}">`,
  ];
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
