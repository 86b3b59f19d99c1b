import { msg } from '@lingui/core/macro';
import { accountViewsCatalogs } from '@tolk/account-views';
import {
  AssignmentIcon,
  DashboardIcon,
  GroupIcon,
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
  name: 'client-portal',
  catalogs: mergeCatalogs(own, labelsCatalogs, marketViewsCatalogs, accountViewsCatalogs),
  routes: [
    {
      path: '/xqoverview/index',
      load: withRegions(() => import('./routes/xqoverview/index.tsx')),
      title: msg`Overview`,
    },
    {
      path: '/xqbasic/index',
      load: () => import('./routes/xqbasic/index.tsx'),
      title: msg`My information`,
    },
    {
      path: '/xqpositionmanagement/index',
      load: () => import('./routes/xqpositionmanagement/index.tsx'),
      title: msg`My postings`,
    },
    {
      path: '/xqpositionmanagement/addedit',
      load: () => import('./routes/xqpositionmanagement/addedit.tsx'),
      title: msg`Publish a project`,
    },
    {
      path: '/xqpositionmanagement/positiondetail',
      load: () => import('./routes/xqpositionmanagement/positiondetail.tsx'),
      title: msg`Project details`,
    },
    {
      path: '/xqpositionmanagement/positionresume',
      load: () => import('./routes/xqpositionmanagement/positionresume.tsx'),
      title: msg`Applications received`,
    },
    {
      path: '/xqpositionmanagement/resumedelivery',
      load: () => import('./routes/xqpositionmanagement/resumedelivery.tsx'),
      title: msg`Received applications`,
    },
    {
      path: '/xqpositionmanagement/peopleevaluation',
      load: () => import('./routes/xqpositionmanagement/peopleevaluation.tsx'),
      title: msg`Notes on people`,
    },
    {
      path: '/xqpeoplemanagement/index',
      load: () => import('./routes/xqpeoplemanagement/index.tsx'),
      title: msg`People`,
    },
    {
      path: '/xqpeoplemanagement/projecttable',
      load: () => import('./routes/xqpeoplemanagement/projecttable.tsx'),
      title: msg`Applicants by project`,
    },
    {
      path: '/xqpeoplemanagement/search',
      load: () => import('./routes/xqpeoplemanagement/search.tsx'),
      title: msg`Find suppliers`,
    },
    {
      path: '/xqpeoplemanagement/compare',
      load: () => import('./routes/xqpeoplemanagement/compare.tsx'),
      title: msg`Compare`,
    },
    {
      path: '/xqoffermanagement/index',
      load: () => import('./routes/xqoffermanagement/index.tsx'),
      title: msg`Orders`,
    },
    {
      path: '/xqoffermanagement/initiateAnOrder',
      load: () => import('./routes/xqoffermanagement/initiateAnOrder.tsx'),
      title: msg`Create an order`,
    },
    {
      path: '/xqoffermanagement/initiateAnOrderXQ',
      load: () => import('./routes/xqoffermanagement/initiateAnOrderXQ.tsx'),
      title: msg`Order`,
    },
    {
      path: '/xqappealManagement/index',
      load: () => import('./routes/xqappealManagement/index.tsx'),
      title: msg`Appeals`,
    },
    {
      path: '/xqappealManagement/details',
      load: () => import('./routes/xqappealManagement/details.tsx'),
      title: msg`Appeal`,
    },
    {
      path: '/xqevaluateManagement/index',
      load: () => import('./routes/xqevaluateManagement/index.tsx'),
      title: msg`Evaluations`,
    },
    {
      path: '/xqmessagecenter/xqmessagefeedback',
      load: () => import('./routes/xqmessagecenter/xqmessagefeedback.tsx'),
      title: msg`Notifications`,
    },
    {
      path: '/xqresume/detail',
      load: () => import('./routes/xqresume/detail.tsx'),
      title: msg`Resume`,
    },
    {
      path: '/xqsetting/index',
      load: () => import('./routes/xqsetting/index.tsx'),
      title: msg`Settings`,
    },
  ],
  menu: [
    { label: msg`Overview`, path: '/xqoverview/index', icon: DashboardIcon },
    { label: msg`My information`, path: '/xqbasic/index', icon: PersonIcon },
    {
      label: msg`Project`,
      icon: WorkIcon,
      children: [
        {
          label: msg`My postings`,
          path: '/xqpositionmanagement/index',
          matches: ['/xqpositionmanagement/positiondetail', '/xqpositionmanagement/positionresume'],
        },
        { label: msg`Publish a project`, path: '/xqpositionmanagement/addedit' },
        { label: msg`Received applications`, path: '/xqpositionmanagement/resumedelivery' },
      ],
    },
    {
      label: msg`People`,
      icon: GroupIcon,
      children: [
        {
          label: msg`Resumes`,
          path: '/xqpeoplemanagement/index',
          matches: ['/xqpeoplemanagement/compare'],
        },
        { label: msg`Applicants by project`, path: '/xqpeoplemanagement/projecttable' },
        { label: msg`Find suppliers`, path: '/xqpeoplemanagement/search' },
        { label: msg`Notes on people`, path: '/xqpositionmanagement/peopleevaluation' },
      ],
    },
    {
      label: msg`Offer`,
      icon: AssignmentIcon,
      children: [
        {
          label: msg`Orders`,
          path: '/xqoffermanagement/index',
          matches: ['/xqoffermanagement/initiateAnOrder', '/xqoffermanagement/initiateAnOrderXQ'],
        },
        {
          label: msg`Appeals`,
          path: '/xqappealManagement/index',
          matches: ['/xqappealManagement/details'],
        },
        { label: msg`Evaluations`, path: '/xqevaluateManagement/index' },
      ],
    },
    {
      label: msg`Notifications`,
      path: '/xqmessagecenter/xqmessagefeedback',
      icon: NotificationsNoneIcon,
      badge: 'notification',
    },
    { label: msg`Settings`, path: '/xqsetting/index', icon: SettingsIcon },
  ],
});
