import type { CatalogLoaders } from '@tolk/i18n';
import { loadDictionaryChanges } from './dictionary-changes.ts';

/** The words, with the names of the dictionaries as staff changed them; a remote merges them into its own catalogs. */
export const labelsCatalogs: CatalogLoaders = {
  en: () => withDictionaries(import('./locales/en.mjs')),
  'zh-CN': () => withDictionaries(import('./locales/zh-CN.mjs')),
};

async function withDictionaries<Words>(words: Promise<Words>): Promise<Words> {
  const [loaded] = await Promise.all([words, loadDictionaryChanges()]);
  return loaded;
}
