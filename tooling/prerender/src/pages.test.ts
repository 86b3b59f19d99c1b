import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '@tolk/contract/prerendered';
import { routes, type ScreenRoute } from '@tolk/contract/routes';
import { languages } from '@tolk/domain';
import { documentOf } from './document.ts';

const renderer = join(import.meta.dirname, '../dist/render.mjs');

const assets: PageAssets = {
  hash: 'aa',
  platform: '1.3',
  headScript: 'first()',
  icon: '/favicon.svg',
  image: '/assets/link-preview.png',
  styles: ['/assets/main.css'],
  wake: '/assets/wake.js',
  entry: ['/assets/main.js'],
  chunks: new Proxy({}, { get: (_, file) => [`/assets/of/${String(file)}.js`] }),
};

const prerendered = (routes as readonly ScreenRoute[]).filter((route) => route.prerendered);
const pages = prerendered
  .filter(({ served }) => !served)
  .flatMap((route) => languages.map((language) => ({ route, language })));

const documents = new Map<string, string>();
const documentAt = (path: string, language: string) => documents.get(`${path} ${language}`) ?? '';

beforeAll(async () => {
  if (!existsSync(renderer)) throw new Error('Build first: npm run check -- build');
  const { renderPage } = await import(renderer);
  const all = prerendered.flatMap((route) => languages.map((language) => ({ route, language })));
  for (const { route, language } of all) {
    const rendered = await renderPage(route.path, language);
    documents.set(`${route.path} ${language}`, documentOf({ route, language, rendered }, assets));
  }
}, 60_000);

/** Lingui's ids are six signs of base64; these names look alike. */
const looksLikeId = /^(?=.+[A-Z0-9+/])[A-Za-z0-9+/]{6}$/;
const names = new Set(['WeChat', 'PayPal']);

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

describe.each(pages.map(({ route, language }) => [route.path, language] as const))(
  '%s in %s',
  (path, language) => {
    it('says its language and has one heading', () => {
      const html = documentAt(path, language);
      expect(html).toContain(`<html lang="${language}" data-prerendered>`);
      expect(count(html, /<h1[ >]/g)).toBe(1);
      expect(count(html, /<main[ >]/g)).toBe(1);
    });

    it('has a title, a description and its addresses in each language', () => {
      const html = documentAt(path, language);
      expect(html).toMatch(/<title>[^<]{2,} · Tolk<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{15,}">/);
      expect(html).toMatch(
        new RegExp(`<link rel="canonical" href="{{tolk:origin}}/[a-zA-Z]*\\?lang=${language}">`),
      );
      expect(count(html, /<link rel="alternate" hreflang="(en|zh-CN|x-default)"/g)).toBe(3);
      for (const name of ['title', 'description', 'url', 'image', 'locale', 'type']) {
        expect(count(html, new RegExp(`<meta property="og:${name}" content="[^"]+">`, 'g'))).toBe(
          1,
        );
      }
    });

    it('shows words, not the ids of messages', () => {
      const html = documentAt(path, language).replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
      const texts = html.match(/(?<=>)[^<>]+(?=<)|(?<=(?:label|content|alt)=")[^"]+/g) ?? [];
      const ids = texts.filter((text) => looksLikeId.test(text) && !names.has(text));
      expect(ids).toEqual([]);
      expect(/\p{Script=Han}{5}/u.test(html)).toBe(language === 'zh-CN');
    });

    it('runs no script but those of the head, and sends no form into the address', () => {
      const html = documentAt(path, language);
      expect(html.match(/<script[^>]*>/g)?.map((tag) => tag.split(' data-')[0])).toEqual([
        '<script>',
        '<script defer src="/assets/wake.js"',
      ]);
      expect(html).not.toMatch(/ on[a-z]+="/);
      expect(count(html, /<form(?![^>]*method="post")/g)).toBe(0);
    });
  },
);

it('phones’ variants and the second address of the home are known by one address', () => {
  const canonical = (path: string) =>
    /<link rel="canonical" href="([^"]+)">/.exec(documentAt(path, 'en'))?.[1];
  expect(['/', '/tolksindex', '/phoneindex', '/phoneabouttolk'].map(canonical)).toEqual([
    '{{tolk:origin}}/?lang=en',
    '{{tolk:origin}}/?lang=en',
    '{{tolk:origin}}/?lang=en',
    '{{tolk:origin}}/abouttolk?lang=en',
  ]);
});

it('forms are kept out of search results, pages of the site are not', () => {
  expect(documentAt('/login', 'en')).toContain('<meta name="robots" content="noindex, follow">');
  expect(documentAt('/', 'en')).not.toContain('noindex');
});

it('styles of the page stand in its head, where the browser’s cache adopts them', () => {
  const [head = ''] = documentAt('/', 'en').split('</head>');
  expect(head).toMatch(/<style data-emotion="css-global [a-z0-9]+">/);
  expect(head).toMatch(/<style data-emotion="css [a-z0-9 -]+">/);
});

it.each(prerendered.filter(({ served }) => served).map(({ path }) => [path]))(
  '%s has one place for what the api says in its head, and one in its main part',
  (path) => {
    const html = documentAt(path, 'en');
    const [head = '', body = ''] = html.split('</head>');
    expect(count(head, /{{tolk:head}}/g)).toBe(1);
    expect(head).not.toMatch(/<title>|rel="canonical"|name="description"/);
    expect(
      count(body, /<main[ >].*<div[^>]* data-served=""[^>]*>{{tolk:content}}<\/div>.*<\/main>/gs),
    ).toBe(1);
    expect(count(html, /{{tolk:(head|content)}}/g)).toBe(2);
  },
);
