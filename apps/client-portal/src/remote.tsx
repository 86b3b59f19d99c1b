import { msg } from '@lingui/core/macro';
import { defineRemote } from '@tolk/platform';

export const remote = defineRemote({
  name: 'client-portal',
  catalogs: {
    en: () => import('./locales/en.mjs'),
    'zh-CN': () => import('./locales/zh-CN.mjs'),
  },
  routes: [
    {
      path: '/xqoverview/index',
      load: () => import('./routes/xqoverview/index.tsx'),
      title: msg`Overview`,
    },
  ],
  menu: [{ label: msg`Overview`, path: '/xqoverview/index' }],
});
