import { msg } from '@lingui/core/macro';
import { accountViewsCatalogs } from '@tolk/account-views';
import { conversationViewsCatalogs } from '@tolk/conversation-views/catalogs';
import {
  AccountBalanceWalletIcon,
  AssignmentIcon,
  BusinessIcon,
  DashboardIcon,
  DescriptionIcon,
  ChatIcon,
  NotificationsNoneIcon,
  PersonIcon,
  SettingsIcon,
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
  name: 'supplier-portal',
  catalogs: mergeCatalogs(
    own,
    labelsCatalogs,
    marketViewsCatalogs,
    accountViewsCatalogs,
    conversationViewsCatalogs,
  ),
  routes: [
    {
      path: '/overview/index',
      load: withRegions(() => import('./routes/overview/index.tsx')),
      title: msg({ message: 'Overview', context: 'menu' }),
    },
    {
      path: '/personalcenter/basicinformation',
      load: () => import('./routes/personalcenter/basicinformation.tsx'),
      title: msg({ message: 'My information', context: 'menu' }),
    },
    {
      path: '/personalcenter/myresume',
      load: () => import('./routes/personalcenter/myresume.tsx'),
      title: msg({ message: 'My resume', context: 'menu' }),
    },
    {
      path: '/personalcenter/availability',
      load: () => import('./routes/personalcenter/availability.tsx'),
      title: msg({ message: 'Availability', context: 'menu' }),
    },
    {
      path: '/personalcenter/languagetest',
      load: () => import('./routes/personalcenter/languagetest.tsx'),
      title: msg({ message: 'Language test', context: 'menu' }),
    },
    {
      path: '/personalcenter/languagetestteam',
      load: () => import('./routes/personalcenter/languagetestteam.tsx'),
      title: msg`Language tests of the team`,
    },
    {
      path: '/personalcenter/languageteststatus',
      load: () => import('./routes/personalcenter/languageteststatus.tsx'),
      title: msg({ message: 'Test results', context: 'menu' }),
    },
    {
      path: '/personalcenter/testmarking',
      load: () => import('./routes/personalcenter/testmarking.tsx'),
      title: msg({ message: 'Marking', context: 'menu' }),
    },
    {
      path: '/languagetesttitle',
      load: () => import('./routes/languagetesttitle.tsx'),
      title: msg({ message: 'Language test', context: 'menu' }),
    },
    {
      path: '/personalcenter/personalverification',
      load: () => import('./routes/personalcenter/personalverification.tsx'),
      title: msg({ message: 'Verification', context: 'menu' }),
    },
    {
      path: '/settlementcenter/settlement',
      load: () => import('./routes/settlementcenter/settlement.tsx'),
      title: msg({ message: 'Settlement methods', context: 'menu' }),
    },
    {
      path: '/settlementcenter/settlementstatus',
      load: () => import('./routes/settlementcenter/settlementstatus.tsx'),
      title: msg({ message: 'Review status', context: 'menu' }),
    },
    {
      path: '/settlementcenter/expensesettlement',
      load: () => import('./routes/settlementcenter/expensesettlement.tsx'),
      title: msg({ message: 'Fees settlement', context: 'menu' }),
    },
    {
      path: '/settlementcenter/expensedetail',
      load: () => import('./routes/settlementcenter/expensedetail.tsx'),
      title: msg({ message: 'Expense details', context: 'menu' }),
    },
    {
      path: '/settlementcenter/settlementApplicationRecord',
      load: () => import('./routes/settlementcenter/settlementApplicationRecord.tsx'),
      title: msg({ message: 'Application record', context: 'menu' }),
    },
    {
      path: '/jobhall/joblist',
      load: () => import('./routes/jobhall/joblist.tsx'),
      title: msg({ message: 'Job hall', context: 'menu' }),
    },
    {
      path: '/jobhall/jobdetail',
      load: () => import('./routes/jobhall/jobdetail.tsx'),
      title: msg({ message: 'Job', context: 'menu' }),
    },
    {
      path: '/jobhall/applicationrecord',
      load: () => import('./routes/jobhall/applicationrecord.tsx'),
      title: msg({ message: 'My applications', context: 'menu' }),
    },
    {
      path: '/jobhall/applicationdetail',
      load: () => import('./routes/jobhall/applicationdetail.tsx'),
      title: msg({ message: 'Application', context: 'menu' }),
    },
    {
      path: '/jobhall/negotiation',
      load: () => import('./routes/jobhall/negotiation.tsx'),
      title: msg({ message: 'Negotiation', context: 'menu' }),
    },
    {
      path: '/projectcenter/projectlist',
      load: () => import('./routes/projectcenter/projectlist.tsx'),
      title: msg({ message: 'Project center', context: 'menu' }),
    },
    {
      path: '/projectcenter/projectdetail',
      load: () => import('./routes/projectcenter/projectdetail.tsx'),
      title: msg({ message: 'Project', context: 'menu' }),
    },
    {
      path: '/jobhall/evaluateRecord',
      load: () => import('./routes/jobhall/evaluateRecord.tsx'),
      title: msg({ message: 'Comment record', context: 'menu' }),
    },
    {
      path: '/order/initiateAnOrderIndex',
      load: () => import('./routes/order/initiateAnOrderIndex.tsx'),
      title: msg({ message: 'Orders', context: 'menu' }),
    },
    {
      path: '/order/initiateAnOrderYY',
      load: () => import('./routes/order/initiateAnOrderYY.tsx'),
      title: msg({ message: 'Order', context: 'menu' }),
    },
    {
      path: '/order/AppealManagementYYIndex',
      load: () => import('./routes/order/AppealManagementYYIndex.tsx'),
      title: msg({ message: 'Complaint list', context: 'menu' }),
    },
    {
      path: '/order/appealDetailsYY',
      load: () => import('./routes/order/appealDetailsYY.tsx'),
      title: msg({ message: 'Appeal', context: 'menu' }),
    },
    {
      path: '/onlinecommunication/index',
      load: () => import('./routes/onlinecommunication/index.tsx'),
      title: msg({ message: 'Messages', context: 'menu' }),
    },
    {
      path: '/messagecenter/messagefeedback',
      load: () => import('./routes/messagecenter/messagefeedback.tsx'),
      title: msg({ message: 'Notifications', context: 'menu' }),
    },
    {
      path: '/messagecenter/messagedetail',
      load: () => import('./routes/messagecenter/messagedetail.tsx'),
      title: msg({ message: 'Notification', context: 'menu' }),
    },
    {
      path: '/organisation/index',
      load: () => import('./routes/organisation/index.tsx'),
      title: msg({ message: 'Organisations', context: 'menu' }),
    },
    {
      path: '/organisation/invitation',
      load: () => import('./routes/organisation/invitation.tsx'),
      title: msg({ message: 'Invitation', context: 'menu' }),
    },
    {
      path: '/organisation/enter',
      load: () => import('./routes/organisation/enter.tsx'),
      title: msg({ message: 'Organisations', context: 'menu' }),
    },
    {
      path: '/settings/settingsindex',
      load: () => import('./routes/settings/settingsindex.tsx'),
      title: msg({ message: 'Settings', context: 'menu' }),
    },
  ],
  menu: [
    {
      label: msg({ message: 'Overview', context: 'menu' }),
      path: '/overview/index',
      icon: DashboardIcon,
    },
    {
      label: msg({ message: 'Personal center', context: 'menu' }),
      icon: PersonIcon,
      children: [
        {
          label: msg({ message: 'My information', context: 'menu' }),
          path: '/personalcenter/basicinformation',
        },
        { label: msg({ message: 'My resume', context: 'menu' }), path: '/personalcenter/myresume' },
        {
          label: msg({ message: 'Availability', context: 'menu' }),
          hint: msg`Your working hours, days off and bookings`,
          path: '/personalcenter/availability',
        },
        {
          label: msg({ message: 'Language test', context: 'menu' }),
          path: '/personalcenter/languagetest',
          matches: [
            '/personalcenter/languagetestteam',
            '/personalcenter/languageteststatus',
            '/personalcenter/testmarking',
            '/languagetesttitle',
          ],
        },
        {
          label: msg`Settlement and verification`,
          path: '/personalcenter/personalverification',
          matches: ['/settlementcenter/settlement', '/settlementcenter/settlementstatus'],
        },
      ],
    },
    {
      label: msg({ message: 'Project center', context: 'menu' }),
      hint: msg`Work you have taken on, and what comes next`,
      path: '/projectcenter/projectlist',
      icon: DescriptionIcon,
      matches: ['/projectcenter/projectdetail'],
    },
    {
      label: msg({ message: 'Settlement center', context: 'menu' }),
      icon: AccountBalanceWalletIcon,
      children: [
        {
          label: msg({ message: 'Fees settlement', context: 'menu' }),
          hint: msg`Withdraw your earnings`,
          path: '/settlementcenter/expensesettlement',
          memberScope: 'collect',
        },
        {
          label: msg({ message: 'Expense details', context: 'menu' }),
          hint: msg`Statement of your earnings`,
          path: '/settlementcenter/expensedetail',
          memberScope: 'collect',
        },
        {
          label: msg({ message: 'Application record', context: 'menu' }),
          hint: msg`Your withdrawal requests`,
          path: '/settlementcenter/settlementApplicationRecord',
          memberScope: 'collect',
        },
      ],
    },
    {
      label: msg({ message: 'Job hall', context: 'menu' }),
      icon: WorkIcon,
      children: [
        {
          label: msg({ message: 'Job list', context: 'menu' }),
          path: '/jobhall/joblist',
          matches: ['/jobhall/jobdetail'],
        },
        {
          label: msg({ message: 'Application record', context: 'menu' }),
          hint: msg`Your applications for jobs, and invitations to apply`,
          path: '/jobhall/applicationrecord',
          matches: ['/jobhall/applicationdetail', '/jobhall/negotiation'],
        },
      ],
    },
    {
      label: msg({ message: 'Order management', context: 'menu' }),
      icon: AssignmentIcon,
      children: [
        {
          label: msg({ message: 'Order list', context: 'menu' }),
          path: '/order/initiateAnOrderIndex',
          matches: ['/order/initiateAnOrderYY'],
        },
        {
          label: msg({ message: 'Complaint list', context: 'menu' }),
          hint: msg`Appeals about your orders`,
          path: '/order/AppealManagementYYIndex',
          matches: ['/order/appealDetailsYY'],
        },
        {
          label: msg({ message: 'Comment record', context: 'menu' }),
          hint: msg`Reviews you received and gave`,
          path: '/jobhall/evaluateRecord',
        },
      ],
    },
    {
      label: msg({ message: 'Online chat', context: 'menu' }),
      path: '/onlinecommunication/index',
      icon: ChatIcon,
      badge: 'message',
    },
    {
      label: msg({ message: 'Notifications', context: 'menu' }),
      path: '/messagecenter/messagefeedback',
      icon: NotificationsNoneIcon,
      badge: 'notification',
      matches: ['/messagecenter/messagedetail'],
    },
    {
      label: msg({ message: 'Organisations', context: 'menu' }),
      path: '/organisation/index',
      icon: BusinessIcon,
      matches: ['/organisation/invitation'],
    },
    {
      label: msg({ message: 'Settings', context: 'menu' }),
      path: '/settings/settingsindex',
      icon: SettingsIcon,
    },
  ],
});
