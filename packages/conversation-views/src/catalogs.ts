import type { CatalogLoaders } from '@tolk/i18n';

/** Words of these components; a portal merges them into its own catalogs. */
export const conversationViewsCatalogs: CatalogLoaders = {
  en: () => import('./locales/en.mjs'),
  'zh-CN': () => import('./locales/zh-CN.mjs'),
};
