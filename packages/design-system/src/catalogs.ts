import type { CatalogLoaders } from '@tolk/i18n';

/** Texts of the components, for `loadCatalogs`. */
export const designSystemCatalogs: CatalogLoaders = {
  en: () => import('./locales/en.mjs'),
  'zh-CN': () => import('./locales/zh-CN.mjs'),
};
