import type { PageAssets } from '@tolk/contract/prerendered';
import { pageHead, siteHead } from '@tolk/contract/page-head';
import { canonicalPath, type ScreenRoute } from '@tolk/contract/routes';
import { pageToken } from '@tolk/contract/site';
import type { Language } from '@tolk/domain';
import type { RenderedPage } from '@tolk/shell/src/prerender.tsx';

const withoutScripts = {
  en: 'Please turn on JavaScript to use this form.',
  'zh-CN': '请启用 JavaScript 后使用此表单。',
} as const satisfies Record<Language, string>;

export interface Page {
  route: ScreenRoute;
  language: Language;
  rendered: RenderedPage;
}

/** The whole document, with tokens (contract, `pageToken`) where only the api knows the value. */
export function documentOf({ route, language, rendered }: Page, assets: PageAssets): string {
  const isForm = route.owner === 'shell';
  return `<!doctype html>
<html lang="${language}" data-prerendered>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${assets.headScript}</script>
${headOf({ route, language, rendered }, assets).join('\n')}
${fontsOf(rendered.styles, isForm).map(preloadFont).join('')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${rendered.styles}
${wakeScript({ route, language }, assets)}
</head>
<body>
<div id="root">${rendered.content}</div>
${isForm ? `<noscript>${withoutScripts[language]}</noscript>\n` : ''}</body>
</html>
`;
}

/** Fonts that the first screen shows: fetched with the page, so that its lines don't change once they are read. */
function fontsOf(styles: string, isForm: boolean): string[] {
  const addresses = [...styles.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(
    ([, url = '']) => url,
  );
  return [...new Set(addresses)].filter((url) => !isForm || url.includes('/inter-'));
}

function preloadFont(href: string): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
}

function headOf({ route, language, rendered }: Page, assets: PageAssets): string[] {
  const origin = pageToken('origin');
  return [
    ...(route.served === true
      ? [pageToken('head')]
      : pageHead({
          title: rendered.title,
          description: rendered.description,
          language,
          address: origin + canonicalPath(route),
          // A form is no answer to anybody's search.
          listed: route.owner !== 'shell',
        })),
    ...siteHead(),
    `<meta property="og:image" content="${origin}${assets.image}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
  ];
}

/** Names what the application will ask for, so that its files come side by side instead of one after the other. */
function wakeScript({ route, language }: Omit<Page, 'rendered'>, assets: PageAssets): string {
  const needed = [
    'apps/shell/src/bootstrap.tsx',
    `apps/shell/src/locales/${language}.mjs`,
    `packages/design-system/src/locales/${language}.mjs`,
    ...(route.owner === 'shell'
      ? [`apps/shell/src/routes${route.path}.tsx`]
      : ['apps/shell/src/federation/container-loader.ts']),
    ...(route.served ? ['apps/shell/src/session/session-provider.tsx'] : []),
  ];
  const chunks = new Set(needed.flatMap((file) => scriptsOf(file, assets)));
  const idle = route.owner === 'shell' ? ' data-idle' : '';
  return `<script defer src="${assets.wake}" data-entry="${assets.entry.join(' ')}" data-chunks="${[...chunks].join(' ')}"${idle}></script>`;
}

function scriptsOf(file: string, { chunks }: PageAssets): readonly string[] {
  const scripts = chunks[file];
  if (!scripts) throw new Error(`The shell's build has no chunk of ${file}.`);
  return scripts;
}
