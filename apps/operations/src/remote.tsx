import { msg } from '@lingui/core/macro';
import { conversationViewsCatalogs } from '@tolk/conversation-views/catalogs';
import {
  AccountBalanceIcon,
  AccountBalanceWalletIcon,
  AssignmentIcon,
  CampaignIcon,
  ChatIcon,
  CheckCircleIcon,
  DashboardIcon,
  DescriptionIcon,
  FlagIcon,
  GavelIcon,
  GroupIcon,
  HeadsetIcon,
  PersonIcon,
  ReceiptLongIcon,
  RefreshIcon,
  SchoolIcon,
  SearchIcon,
  SwapHorizIcon,
  TranslateIcon,
  VerifiedIcon,
  VisibilityIcon,
  WarningAmberIcon,
  WorkIcon,
} from '@tolk/design-system/icons';
import { mergeCatalogs } from '@tolk/i18n';
import { labelsCatalogs, withRegions } from '@tolk/labels';
import { marketViewsCatalogs } from '@tolk/market-views';
import { defineRemote } from '@tolk/platform';
import { withScopes } from './staff-access/with-scopes.tsx';

const own = {
  en: () => import('./locales/en.mjs'),
  'zh-CN': () => import('./locales/zh-CN.mjs'),
};

const definition = defineRemote({
  name: 'operations',
  catalogs: mergeCatalogs(own, labelsCatalogs, marketViewsCatalogs, conversationViewsCatalogs),
  routes: [
    {
      path: '/ops/login',
      load: () => import('./routes/ops/login.tsx'),
      title: msg({ message: 'Operations', context: 'menu' }),
    },
    {
      path: '/ops/overview',
      load: () => import('./routes/ops/overview.tsx'),
      title: msg({ message: 'Overview', context: 'menu' }),
    },
    {
      path: '/ops/work',
      load: () => import('./routes/ops/work.tsx'),
      title: msg({ message: 'Work', context: 'desk' }),
    },
    {
      path: '/ops/search',
      load: () => import('./routes/ops/search.tsx'),
      title: msg({ message: 'Search everything', context: 'menu' }),
    },
    {
      path: '/ops/reviews',
      load: () => import('./routes/ops/reviews.tsx'),
      title: msg({ message: 'Review queues', context: 'menu' }),
    },
    {
      path: '/ops/review',
      load: withRegions(() => import('./routes/ops/review.tsx')),
      title: msg({ message: 'Review', context: 'menu' }),
    },
    {
      path: '/ops/orders',
      load: () => import('./routes/ops/orders.tsx'),
      title: msg({ message: 'Orders', context: 'menu' }),
    },
    {
      path: '/ops/order',
      load: () => import('./routes/ops/order.tsx'),
      title: msg({ message: 'Order', context: 'menu' }),
    },
    {
      path: '/ops/appeals',
      load: () => import('./routes/ops/appeals.tsx'),
      title: msg({ message: 'Appeals', context: 'menu' }),
    },
    {
      path: '/ops/appeal',
      load: () => import('./routes/ops/appeal.tsx'),
      title: msg({ message: 'Appeal', context: 'menu' }),
    },
    {
      path: '/ops/feedback',
      load: () => import('./routes/ops/feedback.tsx'),
      title: msg({ message: 'Feedback', context: 'menu' }),
    },
    {
      path: '/ops/feedbackreport',
      load: () => import('./routes/ops/feedbackreport.tsx'),
      title: msg({ message: 'Feedback report', context: 'menu' }),
    },
    {
      path: '/ops/service',
      load: () => import('./routes/ops/service.tsx'),
      title: msg({ message: 'Service desk', context: 'menu' }),
    },
    {
      path: '/ops/serviceconversation',
      load: () => import('./routes/ops/serviceconversation.tsx'),
      title: msg({ message: 'Conversation', context: 'menu' }),
    },
    {
      path: '/ops/settlements',
      load: () => import('./routes/ops/settlements.tsx'),
      title: msg({ message: 'Settlements', context: 'menu' }),
    },
    {
      path: '/ops/settlement',
      load: () => import('./routes/ops/settlement.tsx'),
      title: msg({ message: 'Withdrawal request', context: 'menu' }),
    },
    {
      path: '/ops/payoutbatch',
      load: () => import('./routes/ops/payoutbatch.tsx'),
      title: msg({ message: 'Payout batch', context: 'menu' }),
    },
    {
      path: '/ops/refunds',
      load: () => import('./routes/ops/refunds.tsx'),
      title: msg({ message: 'Refunds', context: 'menu' }),
    },
    {
      path: '/ops/taxinvoices',
      load: () => import('./routes/ops/taxinvoices.tsx'),
      title: msg({ message: 'Tax invoices', context: 'menu' }),
    },
    {
      path: '/ops/taxinvoice',
      load: () => import('./routes/ops/taxinvoice.tsx'),
      title: msg({ message: 'Tax invoice', context: 'menu' }),
    },
    {
      path: '/ops/transfers',
      load: () => import('./routes/ops/transfers.tsx'),
      title: msg({ message: 'Bank transfers', context: 'menu' }),
    },
    {
      path: '/ops/reconciliation',
      load: () => import('./routes/ops/reconciliation.tsx'),
      title: msg({ message: 'Reconciliation', context: 'menu' }),
    },
    {
      path: '/ops/reconciliationday',
      load: () => import('./routes/ops/reconciliationday.tsx'),
      title: msg({ message: 'Reconciled day', context: 'menu' }),
    },
    {
      path: '/ops/figures',
      load: () => import('./routes/ops/figures.tsx'),
      title: msg({ message: 'Key figures', context: 'menu' }),
    },
    {
      path: '/ops/users',
      load: () => import('./routes/ops/users.tsx'),
      title: msg({ message: 'Users', context: 'menu' }),
    },
    {
      path: '/ops/user',
      load: () => import('./routes/ops/user.tsx'),
      title: msg({ message: 'Account', context: 'menu' }),
    },
    {
      path: '/ops/staff',
      load: () => import('./routes/ops/staff.tsx'),
      title: msg({ message: 'Staff', context: 'menu' }),
    },
    {
      path: '/ops/audit',
      load: () => import('./routes/ops/audit.tsx'),
      title: msg({ message: 'Audit log', context: 'menu' }),
    },
    {
      path: '/ops/questions',
      load: () => import('./routes/ops/questions.tsx'),
      title: msg({ message: 'Question bank', context: 'menu' }),
    },
    {
      path: '/ops/question',
      load: () => import('./routes/ops/question.tsx'),
      title: msg({ message: 'Question', context: 'menu' }),
    },
    {
      path: '/ops/tests',
      load: () => import('./routes/ops/tests.tsx'),
      title: msg({ message: 'Offline tests', context: 'menu' }),
    },
    {
      path: '/ops/testrequest',
      load: () => import('./routes/ops/testrequest.tsx'),
      title: msg({ message: 'Requested test', context: 'menu' }),
    },
    {
      path: '/ops/dictionaries',
      load: () => import('./routes/ops/dictionaries.tsx'),
      title: msg({ message: 'Dictionaries', context: 'menu' }),
    },
    {
      path: '/ops/reports',
      load: () => import('./routes/ops/reports.tsx'),
      title: msg({ message: 'Reported messages', context: 'menu' }),
    },
    {
      path: '/ops/report',
      load: () => import('./routes/ops/report.tsx'),
      title: msg({ message: 'Reported message', context: 'menu' }),
    },
    {
      path: '/ops/moderation',
      load: () => import('./routes/ops/moderation.tsx'),
      title: msg({ message: 'Moderation', context: 'menu' }),
    },
    {
      path: '/ops/hiding',
      load: () => import('./routes/ops/hiding.tsx'),
      title: msg({ message: 'Hidden content', context: 'menu' }),
    },
    {
      path: '/ops/news',
      load: () => import('./routes/ops/news.tsx'),
      title: msg({ message: 'News', context: 'menu' }),
    },
    {
      path: '/ops/jobs',
      load: () => import('./routes/ops/jobs.tsx'),
      title: msg({ message: 'Failed tasks', context: 'menu' }),
    },
    {
      path: '/ops/faults',
      load: () => import('./routes/ops/faults.tsx'),
      title: msg({ message: 'Front-end faults', context: 'menu' }),
    },
    {
      path: '/ops/fault',
      load: () => import('./routes/ops/fault.tsx'),
      title: msg({ message: 'Front-end fault', context: 'menu' }),
    },
  ],
  menu: [
    {
      label: msg({ message: 'Overview', context: 'menu' }),
      path: '/ops/overview',
      icon: DashboardIcon,
      scope: 'overview',
    },
    {
      label: msg({ message: 'Work', context: 'desk' }),
      path: '/ops/work',
      icon: CheckCircleIcon,
      badge: 'work',
      scope: 'overview',
    },
    {
      label: msg({ message: 'Search everything', context: 'menu' }),
      path: '/ops/search',
      icon: SearchIcon,
      scope: 'overview',
    },
    {
      label: msg({ message: 'Review queues', context: 'menu' }),
      path: '/ops/reviews',
      icon: VerifiedIcon,
      scope: 'reviews',
      matches: ['/ops/review'],
    },
    {
      label: msg({ message: 'Orders', context: 'menu' }),
      path: '/ops/orders',
      icon: WorkIcon,
      scope: 'orders',
      matches: ['/ops/order'],
    },
    {
      label: msg({ message: 'Appeals', context: 'menu' }),
      path: '/ops/appeals',
      icon: GavelIcon,
      scope: 'appeals',
      matches: ['/ops/appeal'],
    },
    {
      label: msg({ message: 'Feedback', context: 'menu' }),
      path: '/ops/feedback',
      icon: ChatIcon,
      scope: 'feedback',
      matches: ['/ops/feedbackreport'],
    },
    {
      label: msg({ message: 'Service desk', context: 'menu' }),
      path: '/ops/service',
      icon: HeadsetIcon,
      badge: 'mention',
      scope: 'service',
      matches: ['/ops/serviceconversation'],
    },
    {
      label: msg({ message: 'Settlements', context: 'menu' }),
      path: '/ops/settlements',
      icon: AccountBalanceWalletIcon,
      scope: 'settlements',
      matches: ['/ops/settlement', '/ops/payoutbatch'],
    },
    {
      label: msg({ message: 'Refunds', context: 'menu' }),
      path: '/ops/refunds',
      icon: RefreshIcon,
      scope: 'refunds',
    },
    {
      label: msg({ message: 'Tax invoices', context: 'menu' }),
      path: '/ops/taxinvoices',
      icon: ReceiptLongIcon,
      scope: 'taxInvoices',
      matches: ['/ops/taxinvoice'],
    },
    {
      label: msg({ message: 'Bank transfers', context: 'menu' }),
      path: '/ops/transfers',
      icon: AccountBalanceIcon,
      scope: 'reconciliation',
    },
    {
      label: msg({ message: 'Reconciliation', context: 'menu' }),
      path: '/ops/reconciliation',
      icon: SwapHorizIcon,
      scope: 'reconciliation',
      matches: ['/ops/reconciliationday'],
    },
    {
      label: msg({ message: 'Key figures', context: 'menu' }),
      path: '/ops/figures',
      icon: DescriptionIcon,
      scope: 'figures',
    },
    {
      label: msg({ message: 'Users', context: 'menu' }),
      path: '/ops/users',
      icon: GroupIcon,
      scope: 'users',
      matches: ['/ops/user'],
    },
    {
      label: msg({ message: 'Question bank', context: 'menu' }),
      path: '/ops/questions',
      icon: SchoolIcon,
      scope: 'questions',
      matches: ['/ops/question'],
    },
    {
      label: msg({ message: 'Offline tests', context: 'menu' }),
      path: '/ops/tests',
      icon: AssignmentIcon,
      scope: 'offlineTests',
      matches: ['/ops/testrequest'],
    },
    {
      label: msg({ message: 'Dictionaries', context: 'menu' }),
      path: '/ops/dictionaries',
      icon: TranslateIcon,
      scope: 'dictionaries',
    },
    {
      label: msg({ message: 'Reported messages', context: 'menu' }),
      path: '/ops/reports',
      icon: FlagIcon,
      scope: 'reports',
    },
    {
      label: msg({ message: 'Moderation', context: 'menu' }),
      path: '/ops/moderation',
      icon: VisibilityIcon,
      scope: 'moderation',
      matches: ['/ops/hiding'],
    },
    {
      label: msg({ message: 'News', context: 'menu' }),
      path: '/ops/news',
      icon: CampaignIcon,
      scope: 'news',
    },
    {
      label: msg({ message: 'Staff', context: 'menu' }),
      path: '/ops/staff',
      icon: PersonIcon,
      scope: 'staff',
    },
    {
      label: msg({ message: 'Audit log', context: 'menu' }),
      path: '/ops/audit',
      icon: ReceiptLongIcon,
      scope: 'audit',
    },
    {
      label: msg({ message: 'Failed tasks', context: 'menu' }),
      path: '/ops/jobs',
      icon: RefreshIcon,
      scope: 'jobs',
    },
    {
      label: msg({ message: 'Front-end faults', context: 'menu' }),
      path: '/ops/faults',
      icon: WarningAmberIcon,
      scope: 'frontEnds',
      matches: ['/ops/fault'],
    },
  ],
});

export const remote = withScopes(definition);
