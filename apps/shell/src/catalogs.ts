import type { CatalogLoaders } from '@tolk/i18n';

/** The shell's own words; each remote brings its own. */
export const catalogs: CatalogLoaders = {
  en: () => import('./locales/en.mjs'),
  'zh-CN': () => import('./locales/zh-CN.mjs'),
};
