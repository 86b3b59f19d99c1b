import { msg } from '@lingui/core/macro';
import {
  AccountBalanceWalletIcon,
  AssignmentIcon,
  CampaignIcon,
  DashboardIcon,
  DescriptionIcon,
  GavelIcon,
  GroupIcon,
  PersonIcon,
  ReceiptLongIcon,
  RefreshIcon,
  SchoolIcon,
  SwapHorizIcon,
  TranslateIcon,
  VerifiedIcon,
  WorkIcon,
} from '@tolk/design-system/icons';
import { mergeCatalogs } from '@tolk/i18n';
import { labelsCatalogs, withRegions } from '@tolk/labels';
import { marketViewsCatalogs } from '@tolk/market-views';
import { defineRemote } from '@tolk/platform';

const own = {
  en: () => import('./locales/en.mjs'),
  'zh-CN': () => import('./locales/zh-CN.mjs'),
};

export const remote = defineRemote({
  name: 'operations',
  catalogs: mergeCatalogs(own, labelsCatalogs, marketViewsCatalogs),
  routes: [
    { path: '/ops/login', load: () => import('./routes/ops/login.tsx'), title: msg`Operations` },
    {
      path: '/ops/overview',
      load: () => import('./routes/ops/overview.tsx'),
      title: msg`Overview`,
    },
    {
      path: '/ops/reviews',
      load: () => import('./routes/ops/reviews.tsx'),
      title: msg`Review queues`,
    },
    {
      path: '/ops/review',
      load: withRegions(() => import('./routes/ops/review.tsx')),
      title: msg`Review`,
    },
    { path: '/ops/orders', load: () => import('./routes/ops/orders.tsx'), title: msg`Orders` },
    { path: '/ops/order', load: () => import('./routes/ops/order.tsx'), title: msg`Order` },
    { path: '/ops/appeals', load: () => import('./routes/ops/appeals.tsx'), title: msg`Appeals` },
    { path: '/ops/appeal', load: () => import('./routes/ops/appeal.tsx'), title: msg`Appeal` },
    {
      path: '/ops/settlements',
      load: () => import('./routes/ops/settlements.tsx'),
      title: msg`Settlements`,
    },
    {
      path: '/ops/settlement',
      load: () => import('./routes/ops/settlement.tsx'),
      title: msg`Settlement application`,
    },
    {
      path: '/ops/payoutbatch',
      load: () => import('./routes/ops/payoutbatch.tsx'),
      title: msg`Payout batch`,
    },
    { path: '/ops/refunds', load: () => import('./routes/ops/refunds.tsx'), title: msg`Refunds` },
    {
      path: '/ops/reconciliation',
      load: () => import('./routes/ops/reconciliation.tsx'),
      title: msg`Reconciliation`,
    },
    {
      path: '/ops/reconciliationday',
      load: () => import('./routes/ops/reconciliationday.tsx'),
      title: msg`Reconciled day`,
    },
    {
      path: '/ops/figures',
      load: () => import('./routes/ops/figures.tsx'),
      title: msg`Key figures`,
    },
    { path: '/ops/users', load: () => import('./routes/ops/users.tsx'), title: msg`Users` },
    { path: '/ops/user', load: () => import('./routes/ops/user.tsx'), title: msg`Account` },
    { path: '/ops/staff', load: () => import('./routes/ops/staff.tsx'), title: msg`Staff` },
    { path: '/ops/audit', load: () => import('./routes/ops/audit.tsx'), title: msg`Audit log` },
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
    {
      path: '/ops/tests',
      load: () => import('./routes/ops/tests.tsx'),
      title: msg`Offline tests`,
    },
    {
      path: '/ops/dictionaries',
      load: () => import('./routes/ops/dictionaries.tsx'),
      title: msg`Dictionaries`,
    },
    {
      path: '/ops/news',
      load: () => import('./routes/ops/news.tsx'),
      title: msg`News`,
    },
  ],
  menu: [
    { label: msg`Overview`, path: '/ops/overview', icon: DashboardIcon, scope: 'overview' },
    {
      label: msg`Review queues`,
      path: '/ops/reviews',
      icon: VerifiedIcon,
      scope: 'reviews',
      matches: ['/ops/review'],
    },
    {
      label: msg`Orders`,
      path: '/ops/orders',
      icon: WorkIcon,
      scope: 'orders',
      matches: ['/ops/order'],
    },
    {
      label: msg`Appeals`,
      path: '/ops/appeals',
      icon: GavelIcon,
      scope: 'appeals',
      matches: ['/ops/appeal'],
    },
    {
      label: msg`Settlements`,
      path: '/ops/settlements',
      icon: AccountBalanceWalletIcon,
      scope: 'settlements',
      matches: ['/ops/settlement', '/ops/payoutbatch'],
    },
    { label: msg`Refunds`, path: '/ops/refunds', icon: RefreshIcon, scope: 'refunds' },
    {
      label: msg`Reconciliation`,
      path: '/ops/reconciliation',
      icon: SwapHorizIcon,
      scope: 'reconciliation',
      matches: ['/ops/reconciliationday'],
    },
    { label: msg`Key figures`, path: '/ops/figures', icon: DescriptionIcon, scope: 'figures' },
    {
      label: msg`Users`,
      path: '/ops/users',
      icon: GroupIcon,
      scope: 'users',
      matches: ['/ops/user'],
    },
    {
      label: msg`Question bank`,
      path: '/ops/questions',
      icon: SchoolIcon,
      scope: 'questions',
      matches: ['/ops/question'],
    },
    {
      label: msg`Offline tests`,
      path: '/ops/tests',
      icon: AssignmentIcon,
      scope: 'offlineTests',
    },
    {
      label: msg`Dictionaries`,
      path: '/ops/dictionaries',
      icon: TranslateIcon,
      scope: 'dictionaries',
    },
    { label: msg`News`, path: '/ops/news', icon: CampaignIcon, scope: 'news' },
    { label: msg`Staff`, path: '/ops/staff', icon: PersonIcon, scope: 'staff' },
    { label: msg`Audit log`, path: '/ops/audit', icon: ReceiptLongIcon, scope: 'audit' },
  ],
});
