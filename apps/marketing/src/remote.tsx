import { msg } from '@lingui/core/macro';
import { defineRemote } from '@tolk/platform';

export const remote = defineRemote({
  name: 'marketing',
  catalogs: {
    en: () => import('./locales/en.mjs'),
    'zh-CN': () => import('./locales/zh-CN.mjs'),
  },
  routes: [
    { path: '/', load: () => import('./routes/tolksindex.tsx'), title: msg`Home` },
    { path: '/tolksindex', load: () => import('./routes/tolksindex.tsx'), title: msg`Home` },
  ],
});
