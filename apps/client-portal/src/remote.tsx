import { msg } from '@lingui/core/macro';
import { accountViewsCatalogs } from '@tolk/account-views';
import { conversationViewsCatalogs } from '@tolk/conversation-views/catalogs';
import {
  AssignmentIcon,
  BusinessIcon,
  DashboardIcon,
  GroupIcon,
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
  name: 'client-portal',
  catalogs: mergeCatalogs(
    own,
    labelsCatalogs,
    marketViewsCatalogs,
    accountViewsCatalogs,
    conversationViewsCatalogs,
  ),
  routes: [
    {
      path: '/xqoverview/index',
      load: withRegions(() => import('./routes/xqoverview/index.tsx')),
      title: msg({ message: 'Overview', context: 'menu' }),
    },
    {
      path: '/xqbasic/index',
      load: () => import('./routes/xqbasic/index.tsx'),
      title: msg({ message: 'My information', context: 'menu' }),
    },
    {
      path: '/xqpositionmanagement/index',
      load: () => import('./routes/xqpositionmanagement/index.tsx'),
      title: msg({ message: 'My projects', context: 'menu' }),
    },
    {
      path: '/xqpositionmanagement/addedit',
      load: () => import('./routes/xqpositionmanagement/addedit.tsx'),
      title: msg`Publish a project`,
    },
    {
      path: '/xqpositionmanagement/positiondetail',
      load: () => import('./routes/xqpositionmanagement/positiondetail.tsx'),
      title: msg({ message: 'Project details', context: 'menu' }),
    },
    {
      path: '/xqpositionmanagement/positionresume',
      load: () => import('./routes/xqpositionmanagement/positionresume.tsx'),
      title: msg({ message: 'Applications received', context: 'menu' }),
    },
    {
      path: '/xqpositionmanagement/negotiation',
      load: () => import('./routes/xqpositionmanagement/negotiation.tsx'),
      title: msg({ message: 'Negotiation', context: 'menu' }),
    },
    {
      path: '/xqpositionmanagement/resumedelivery',
      load: () => import('./routes/xqpositionmanagement/resumedelivery.tsx'),
      title: msg({ message: 'Received applications', context: 'menu' }),
    },
    {
      path: '/xqpositionmanagement/peopleevaluation',
      load: () => import('./routes/xqpositionmanagement/peopleevaluation.tsx'),
      title: msg`Notes on people`,
    },
    {
      path: '/xqpeoplemanagement/index',
      load: () => import('./routes/xqpeoplemanagement/index.tsx'),
      title: msg({ message: 'People', context: 'menu' }),
    },
    {
      path: '/xqpeoplemanagement/projecttable',
      load: () => import('./routes/xqpeoplemanagement/projecttable.tsx'),
      title: msg`Applicants by project`,
    },
    {
      path: '/xqpeoplemanagement/search',
      load: () => import('./routes/xqpeoplemanagement/search.tsx'),
      title: msg({ message: 'Find suppliers', context: 'menu' }),
    },
    {
      path: '/xqpeoplemanagement/compare',
      load: () => import('./routes/xqpeoplemanagement/compare.tsx'),
      title: msg({ message: 'Compare', context: 'menu' }),
    },
    {
      path: '/xqoffermanagement/index',
      load: () => import('./routes/xqoffermanagement/index.tsx'),
      title: msg({ message: 'Orders', context: 'menu' }),
    },
    {
      path: '/xqoffermanagement/initiateAnOrder',
      load: () => import('./routes/xqoffermanagement/initiateAnOrder.tsx'),
      title: msg`Create an order`,
    },
    {
      path: '/xqoffermanagement/initiateAnOrderXQ',
      load: () => import('./routes/xqoffermanagement/initiateAnOrderXQ.tsx'),
      title: msg({ message: 'Order', context: 'menu' }),
    },
    {
      path: '/xqoffermanagement/taxinvoices',
      load: () => import('./routes/xqoffermanagement/taxinvoices.tsx'),
      title: msg({ message: 'Tax invoices', context: 'menu' }),
    },
    {
      path: '/xqorganisation/index',
      load: () => import('./routes/xqorganisation/index.tsx'),
      title: msg({ message: 'Organisations', context: 'menu' }),
    },
    {
      path: '/xqorganisation/invitation',
      load: () => import('./routes/xqorganisation/invitation.tsx'),
      title: msg({ message: 'Invitation', context: 'menu' }),
    },
    {
      path: '/xqorganisation/enter',
      load: () => import('./routes/xqorganisation/enter.tsx'),
      title: msg({ message: 'Organisation', context: 'menu' }),
    },
    {
      path: '/xqappealManagement/index',
      load: () => import('./routes/xqappealManagement/index.tsx'),
      title: msg({ message: 'Appeals', context: 'menu' }),
    },
    {
      path: '/xqappealManagement/details',
      load: () => import('./routes/xqappealManagement/details.tsx'),
      title: msg({ message: 'Appeal', context: 'menu' }),
    },
    {
      path: '/xqevaluateManagement/index',
      load: () => import('./routes/xqevaluateManagement/index.tsx'),
      title: msg({ message: 'Evaluations', context: 'menu' }),
    },
    {
      path: '/xqonlinecommunication/index',
      load: () => import('./routes/xqonlinecommunication/index.tsx'),
      title: msg({ message: 'Messages', context: 'menu' }),
    },
    {
      path: '/xqmessagecenter/xqmessagefeedback',
      load: () => import('./routes/xqmessagecenter/xqmessagefeedback.tsx'),
      title: msg({ message: 'Notifications', context: 'menu' }),
    },
    {
      path: '/xqmessagecenter/xqmessagedetail',
      load: () => import('./routes/xqmessagecenter/xqmessagedetail.tsx'),
      title: msg({ message: 'Notification', context: 'menu' }),
    },
    {
      path: '/xqresume/detail',
      load: () => import('./routes/xqresume/detail.tsx'),
      title: msg({ message: 'Resume', context: 'menu' }),
    },
    {
      path: '/xqsetting/index',
      load: () => import('./routes/xqsetting/index.tsx'),
      title: msg({ message: 'Settings', context: 'menu' }),
    },
  ],
  menu: [
    {
      label: msg({ message: 'Overview', context: 'menu' }),
      path: '/xqoverview/index',
      icon: DashboardIcon,
    },
    {
      label: msg({ message: 'My information', context: 'menu' }),
      path: '/xqbasic/index',
      icon: PersonIcon,
    },
    {
      label: msg({ message: 'Project', context: 'menu' }),
      icon: WorkIcon,
      children: [
        {
          label: msg({ message: 'My projects', context: 'menu' }),
          path: '/xqpositionmanagement/index',
          matches: [
            '/xqpositionmanagement/positiondetail',
            '/xqpositionmanagement/positionresume',
            '/xqpositionmanagement/resumedelivery',
            '/xqpositionmanagement/negotiation',
          ],
        },
        { label: msg`Publish a project`, path: '/xqpositionmanagement/addedit' },
      ],
    },
    {
      label: msg({ message: 'People', context: 'menu' }),
      icon: GroupIcon,
      children: [
        {
          label: msg({ message: 'Resumes', context: 'menu' }),
          path: '/xqpeoplemanagement/index',
          matches: ['/xqpeoplemanagement/compare', '/xqpeoplemanagement/projecttable'],
        },
        {
          label: msg({ message: 'Find suppliers', context: 'menu' }),
          path: '/xqpeoplemanagement/search',
        },
        { label: msg`Notes on people`, path: '/xqpositionmanagement/peopleevaluation' },
      ],
    },
    {
      label: msg({ message: 'Offer', context: 'menu' }),
      hint: msg`Your orders, with appeals, reviews and invoices`,
      icon: AssignmentIcon,
      children: [
        {
          label: msg({ message: 'Orders', context: 'menu' }),
          path: '/xqoffermanagement/index',
          matches: ['/xqoffermanagement/initiateAnOrder', '/xqoffermanagement/initiateAnOrderXQ'],
        },
        {
          label: msg({ message: 'Appeals', context: 'menu' }),
          path: '/xqappealManagement/index',
          matches: ['/xqappealManagement/details'],
        },
        {
          label: msg({ message: 'Evaluations', context: 'menu' }),
          path: '/xqevaluateManagement/index',
        },
        {
          label: msg({ message: 'Tax invoices', context: 'menu' }),
          path: '/xqoffermanagement/taxinvoices',
        },
      ],
    },
    {
      label: msg({ message: 'Online chat', context: 'menu' }),
      path: '/xqonlinecommunication/index',
      icon: ChatIcon,
      badge: 'message',
    },
    {
      label: msg({ message: 'Notifications', context: 'menu' }),
      path: '/xqmessagecenter/xqmessagefeedback',
      icon: NotificationsNoneIcon,
      badge: 'notification',
      matches: ['/xqmessagecenter/xqmessagedetail'],
    },
    {
      label: msg({ message: 'Organisations', context: 'menu' }),
      path: '/xqorganisation/index',
      icon: BusinessIcon,
      matches: ['/xqorganisation/invitation'],
    },
    {
      label: msg({ message: 'Settings', context: 'menu' }),
      path: '/xqsetting/index',
      icon: SettingsIcon,
    },
  ],
});
