import { msg } from '@lingui/core/macro';
import { defineRemote } from '@tolk/platform';

export const remote = defineRemote({
  name: 'supplier-portal',
  catalogs: {
    en: () => import('./locales/en.mjs'),
    'zh-CN': () => import('./locales/zh-CN.mjs'),
  },
  routes: [
    {
      path: '/overview/index',
      load: () => import('./routes/overview/index.tsx'),
      title: msg`Overview`,
    },
  ],
  menu: [{ label: msg`Overview`, path: '/overview/index' }],
});
