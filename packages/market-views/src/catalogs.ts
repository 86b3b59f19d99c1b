import type { CatalogLoaders } from '@tolk/i18n';
import { loadDictionaryChanges } from './labels/dictionary-changes.ts';

/** Words of these components, those of the dictionaries as staff changed them; a portal merges them into its own catalogs. */
export const marketViewsCatalogs: CatalogLoaders = {
  en: () => withDictionaries(import('./locales/en.mjs')),
  'zh-CN': () => withDictionaries(import('./locales/zh-CN.mjs')),
};

async function withDictionaries<Words>(words: Promise<Words>): Promise<Words> {
  const [loaded] = await Promise.all([words, loadDictionaryChanges()]);
  return loaded;
}
