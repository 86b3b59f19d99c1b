import { loadCatalogs } from '@tolk/i18n';
import { catalogs } from './catalogs.ts';

/**
 * Asynchronous start: the application and the one language's catalog download side by side; nothing
 * is rendered before its words are there.
 */
async function start(): Promise<void> {
  const application = import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
  await loadCatalogs(catalogs);
  (await application).mount();
}

void start();
