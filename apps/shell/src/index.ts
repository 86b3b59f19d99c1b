import { designSystemCatalogs } from '@tolk/design-system';
import { loadCatalogs } from '@tolk/i18n';
import { catalogs } from './catalogs.ts';
import { isPrerendered } from './prerendered-page.ts';

/**
 * Asynchronous start: the application and the one language's catalogs download side by side; nothing
 * is rendered before its words are there.
 */
async function start(): Promise<void> {
  const application = import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
  await Promise.all([loadCatalogs(catalogs), loadCatalogs(designSystemCatalogs)]);
  await (await application).mount();
}

/** Nothing of ours arrived, so nothing of ours can say it: both languages, plain HTML. */
function explain(): void {
  const message = document.createElement('p');
  message.style.cssText = 'font: 16px/1.6 sans-serif; padding: 3rem 1.5rem; text-align: center';
  message.append(
    '页面加载失败，请检查网络后刷新。',
    document.createElement('br'),
    'Loading the page failed. Check your connection and reload.',
  );
  const root = document.getElementById('root');
  if (isPrerendered()) root?.before(message);
  else root?.replaceChildren(message);
}

start().catch((error: unknown) => {
  explain();
  throw error;
});
