import { msg } from '@lingui/core/macro';
import { accountViewsCatalogs } from '@tolk/account-views';
import {
  AccountBalanceWalletIcon,
  AssignmentIcon,
  DashboardIcon,
  DescriptionIcon,
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
  catalogs: mergeCatalogs(own, labelsCatalogs, marketViewsCatalogs, accountViewsCatalogs),
  routes: [
    {
      path: '/overview/index',
      load: withRegions(() => import('./routes/overview/index.tsx')),
      title: msg`Overview`,
    },
    {
      path: '/personalcenter/basicinformation',
      load: () => import('./routes/personalcenter/basicinformation.tsx'),
      title: msg`My information`,
    },
    {
      path: '/personalcenter/myresume',
      load: () => import('./routes/personalcenter/myresume.tsx'),
      title: msg`My resume`,
    },
    {
      path: '/personalcenter/languagetest',
      load: () => import('./routes/personalcenter/languagetest.tsx'),
      title: msg`Language test`,
    },
    {
      path: '/personalcenter/languagetestteam',
      load: () => import('./routes/personalcenter/languagetestteam.tsx'),
      title: msg`Language tests of the team`,
    },
    {
      path: '/personalcenter/languageteststatus',
      load: () => import('./routes/personalcenter/languageteststatus.tsx'),
      title: msg`Test results`,
    },
    {
      path: '/languagetesttitle',
      load: () => import('./routes/languagetesttitle.tsx'),
      title: msg`Language test`,
    },
    {
      path: '/personalcenter/personalverification',
      load: () => import('./routes/personalcenter/personalverification.tsx'),
      title: msg`Verification`,
    },
    {
      path: '/settlementcenter/settlement',
      load: () => import('./routes/settlementcenter/settlement.tsx'),
      title: msg`Settlement methods`,
    },
    {
      path: '/settlementcenter/settlementstatus',
      load: () => import('./routes/settlementcenter/settlementstatus.tsx'),
      title: msg`Review status`,
    },
    {
      path: '/settlementcenter/expensesettlement',
      load: () => import('./routes/settlementcenter/expensesettlement.tsx'),
      title: msg`Fees settlement`,
    },
    {
      path: '/settlementcenter/expensedetail',
      load: () => import('./routes/settlementcenter/expensedetail.tsx'),
      title: msg`Expense details`,
    },
    {
      path: '/settlementcenter/settlementApplicationRecord',
      load: () => import('./routes/settlementcenter/settlementApplicationRecord.tsx'),
      title: msg`Application record`,
    },
    {
      path: '/jobhall/joblist',
      load: () => import('./routes/jobhall/joblist.tsx'),
      title: msg`Job hall`,
    },
    {
      path: '/jobhall/jobdetail',
      load: () => import('./routes/jobhall/jobdetail.tsx'),
      title: msg`Posting`,
    },
    {
      path: '/jobhall/applicationrecord',
      load: () => import('./routes/jobhall/applicationrecord.tsx'),
      title: msg`My applications`,
    },
    {
      path: '/jobhall/applicationdetail',
      load: () => import('./routes/jobhall/applicationdetail.tsx'),
      title: msg`Application`,
    },
    {
      path: '/projectcenter/projectlist',
      load: () => import('./routes/projectcenter/projectlist.tsx'),
      title: msg`Project center`,
    },
    {
      path: '/projectcenter/projectdetail',
      load: () => import('./routes/projectcenter/projectdetail.tsx'),
      title: msg`Project`,
    },
    {
      path: '/jobhall/evaluateRecord',
      load: () => import('./routes/jobhall/evaluateRecord.tsx'),
      title: msg`Comment record`,
    },
    {
      path: '/order/initiateAnOrderIndex',
      load: () => import('./routes/order/initiateAnOrderIndex.tsx'),
      title: msg`Orders`,
    },
    {
      path: '/order/initiateAnOrderYY',
      load: () => import('./routes/order/initiateAnOrderYY.tsx'),
      title: msg`Order`,
    },
    {
      path: '/order/AppealManagementYYIndex',
      load: () => import('./routes/order/AppealManagementYYIndex.tsx'),
      title: msg`Complaint list`,
    },
    {
      path: '/order/appealDetailsYY',
      load: () => import('./routes/order/appealDetailsYY.tsx'),
      title: msg`Appeal`,
    },
    {
      path: '/messagecenter/messagefeedback',
      load: () => import('./routes/messagecenter/messagefeedback.tsx'),
      title: msg`Notifications`,
    },
    {
      path: '/settings/settingsindex',
      load: () => import('./routes/settings/settingsindex.tsx'),
      title: msg`Settings`,
    },
  ],
  menu: [
    { label: msg`Overview`, path: '/overview/index', icon: DashboardIcon },
    {
      label: msg`Personal center`,
      icon: PersonIcon,
      children: [
        { label: msg`My information`, path: '/personalcenter/basicinformation' },
        { label: msg`My resume`, path: '/personalcenter/myresume' },
        {
          label: msg`Language test`,
          path: '/personalcenter/languagetest',
          matches: [
            '/personalcenter/languagetestteam',
            '/personalcenter/languageteststatus',
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
      label: msg`Project center`,
      path: '/projectcenter/projectlist',
      icon: DescriptionIcon,
      matches: ['/projectcenter/projectdetail'],
    },
    {
      label: msg`Settlement center`,
      icon: AccountBalanceWalletIcon,
      children: [
        { label: msg`Fees settlement`, path: '/settlementcenter/expensesettlement' },
        { label: msg`Expense details`, path: '/settlementcenter/expensedetail' },
        {
          label: msg`Application record`,
          path: '/settlementcenter/settlementApplicationRecord',
        },
      ],
    },
    {
      label: msg`Job hall`,
      icon: WorkIcon,
      children: [
        { label: msg`Job list`, path: '/jobhall/joblist', matches: ['/jobhall/jobdetail'] },
        {
          label: msg`Application record`,
          path: '/jobhall/applicationrecord',
          matches: ['/jobhall/applicationdetail'],
        },
      ],
    },
    {
      label: msg`Order management`,
      icon: AssignmentIcon,
      children: [
        {
          label: msg`Order list`,
          path: '/order/initiateAnOrderIndex',
          matches: ['/order/initiateAnOrderYY'],
        },
        {
          label: msg`Complaint list`,
          path: '/order/AppealManagementYYIndex',
          matches: ['/order/appealDetailsYY'],
        },
        { label: msg`Comment record`, path: '/jobhall/evaluateRecord' },
      ],
    },
    {
      label: msg`Notifications`,
      path: '/messagecenter/messagefeedback',
      icon: NotificationsNoneIcon,
      badge: 'notification',
    },
    { label: msg`Settings`, path: '/settings/settingsindex', icon: SettingsIcon },
  ],
});
