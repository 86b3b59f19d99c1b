import { mergeCatalogs } from '@tolk/i18n';
import { orderViewsCatalogs } from '@tolk/order-views';
import { defineRemote } from '@tolk/platform';

const own = {
  en: () => import('./locales/en.mjs'),
  'zh-CN': () => import('./locales/zh-CN.mjs'),
};

export const remote = defineRemote({
  name: 'operations',
  catalogs: mergeCatalogs(own, orderViewsCatalogs),
  routes: [],
  menu: [],
});
