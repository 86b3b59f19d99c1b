import { msg } from '@lingui/core/macro';
import {
  AssignmentIcon,
  CampaignIcon,
  DashboardIcon,
  GroupIcon,
  PersonIcon,
  ReceiptLongIcon,
  SchoolIcon,
  TranslateIcon,
  VerifiedIcon,
} from '@tolk/design-system/icons';
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
  routes: [
    {
      path: '/ops/questions',
      load: () => import('./routes/ops/questions.tsx'),
      title: msg`Question bank`,
    },
    {
      path: '/ops/question',
      load: () => import('./routes/ops/question.tsx'),
      title: msg`Question`,
    },
  ],
  menu: [
    { label: msg`Overview`, path: '/ops/overview', icon: DashboardIcon, room: 'overview' },
    {
      label: msg`Review queues`,
      path: '/ops/reviews',
      icon: VerifiedIcon,
      room: 'reviews',
      matches: ['/ops/review'],
    },
    {
      label: msg`Users`,
      path: '/ops/users',
      icon: GroupIcon,
      room: 'users',
      matches: ['/ops/user'],
    },
    {
      label: msg`Question bank`,
      path: '/ops/questions',
      icon: SchoolIcon,
      room: 'questions',
      matches: ['/ops/question'],
    },
    {
      label: msg`Offline tests`,
      path: '/ops/tests',
      icon: AssignmentIcon,
      room: 'offlineTests',
    },
    {
      label: msg`Dictionaries`,
      path: '/ops/dictionaries',
      icon: TranslateIcon,
      room: 'dictionaries',
    },
    { label: msg`News`, path: '/ops/news', icon: CampaignIcon, room: 'news' },
    { label: msg`Staff`, path: '/ops/staff', icon: PersonIcon, room: 'staff' },
    { label: msg`Audit log`, path: '/ops/audit', icon: ReceiptLongIcon, room: 'audit' },
  ],
});
