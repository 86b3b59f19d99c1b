/**
 * The route table: every screen, where it lives and who may open it. The shell derives its router,
 * guard and device rules from it, the remotes their screens, tests the files that must exist.
 * Free of schemas, so that a browser can load it.
 */
import type { Identity, ProfilePage } from '@tolk/domain';

export type Area = 'public' | 'supplier' | 'client' | 'staff';
export type Owner = 'shell' | 'marketing' | 'supplier-portal' | 'client-portal' | 'operations';

/** What a screen consists of, as far as an outline of it shows that. */
export type Outline = 'list' | 'detail' | 'form';

export interface ScreenRoute {
  name: string;
  path: string;
  area: Area;
  /** The app that renders it; `src/routes<path>.tsx` there. */
  owner: Owner;
  /** Kept alive when leaving: filters, scroll and typed text survive (docs/product/screens.md#suppliers-area). */
  keepAlive?: boolean;
  /** On a phone's user agent, go there instead (docs/product/screens.md#device-rules). */
  phone?: string;
  /** Made for phones: on other devices, go there instead. */
  elsewhere?: string;
  /** Resizing the window across 768 px exchanges it for its counterpart. */
  swaps?: boolean;
  /** Made into HTML at build time, in each language (docs/adr/0009-prerendering.md). */
  prerendered?: boolean;
  /** Search engines list this address instead, which shows the same. */
  canonical?: string;
  /** Its content is written by the api when it is asked for (docs/adr/0038-what-of-a-person-is-public.md). */
  served?: boolean;
  /** What its outline looks like while it loads; without one it is a list. */
  outline?: Exclude<Outline, 'list'>;
  /** Addresses below it lead to the same screen: `/translator/<address>`. */
  below?: boolean;
}

type Extra = Omit<ScreenRoute, 'name' | 'path' | 'area' | 'owner'>;

const route = <
  const Name extends string,
  const Path extends string,
  const A extends Area,
  const O extends Owner,
>(
  name: Name,
  path: Path,
  area: A,
  owner: O,
  extra: Extra = {},
) => ({ name, path, area, owner, ...extra });

export const routes = [
  route('home', '/', 'public', 'marketing', {
    phone: '/phoneindex',
    swaps: true,
    prerendered: true,
  }),
  route('tolksIndex', '/tolksindex', 'public', 'marketing', {
    phone: '/phoneindex',
    swaps: true,
    prerendered: true,
    canonical: '/',
  }),
  route('about', '/abouttolk', 'public', 'marketing', {
    phone: '/phoneabouttolk',
    swaps: true,
    prerendered: true,
  }),
  route('phoneIndex', '/phoneindex', 'public', 'marketing', {
    elsewhere: '/',
    swaps: true,
    prerendered: true,
  }),
  route('phoneAbout', '/phoneabouttolk', 'public', 'marketing', {
    elsewhere: '/abouttolk',
    swaps: true,
    prerendered: true,
  }),
  route('miniProgram', '/tolkMiniProgram', 'public', 'marketing', { prerendered: true }),
  route('faq', '/askwhat', 'public', 'marketing', { prerendered: true }),
  route('publicJobs', '/jobs', 'public', 'marketing'),
  route('publicJob', '/xqprojectdetail', 'public', 'marketing', { outline: 'detail' }),
  route('directory', '/translators', 'public', 'marketing', {
    prerendered: true,
    served: true,
    below: true,
  }),
  route('supplierPage', '/translator', 'public', 'marketing', {
    outline: 'detail',
    prerendered: true,
    served: true,
    below: true,
  }),
  route('customerService', '/xqrelationservice', 'public', 'marketing'),
  route('terms', '/terms', 'public', 'marketing', { prerendered: true }),
  route('privacy', '/privacy', 'public', 'marketing', { prerendered: true }),
  route('login', '/login', 'public', 'shell', {
    outline: 'form',
    phone: '/phonelogin',
    prerendered: true,
  }),
  route('phoneLogin', '/phonelogin', 'public', 'shell', {
    outline: 'form',
    elsewhere: '/login',
    prerendered: true,
  }),
  route('register', '/register', 'public', 'shell', {
    outline: 'form',
    phone: '/phoneregister',
    prerendered: true,
  }),
  route('phoneRegister', '/phoneregister', 'public', 'shell', {
    outline: 'form',
    elsewhere: '/register',
    prerendered: true,
  }),
  route('wechatLogin', '/wechatLogin', 'public', 'shell', { elsewhere: '/' }),
  route('reset', '/reset', 'public', 'shell', { outline: 'form', prerendered: true }),
  route('resetPassword', '/resetpassword', 'public', 'shell', { outline: 'form' }),
  route('update', '/update', 'public', 'shell', { outline: 'form' }),
  route('selectIdentity', '/selectidentity', 'public', 'shell', { outline: 'form' }),

  route('supplierOverview', '/overview/index', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('basicInformation', '/personalcenter/basicinformation', 'supplier', 'supplier-portal', {
    outline: 'form',
  }),
  route('myResume', '/personalcenter/myresume', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('availability', '/personalcenter/availability', 'supplier', 'supplier-portal', {
    outline: 'form',
  }),
  route('languageTest', '/personalcenter/languagetest', 'supplier', 'supplier-portal'),
  route('languageTestTeam', '/personalcenter/languagetestteam', 'supplier', 'supplier-portal'),
  route('languageTestStatus', '/personalcenter/languageteststatus', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route(
    'personalVerification',
    '/personalcenter/personalverification',
    'supplier',
    'supplier-portal',
    { outline: 'form' },
  ),
  route('testMarking', '/personalcenter/testmarking', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('languageTestTitle', '/languagetesttitle', 'supplier', 'supplier-portal', {
    outline: 'form',
  }),
  route('settlementMethods', '/settlementcenter/settlement', 'supplier', 'supplier-portal', {
    outline: 'form',
  }),
  route('settlementStatus', '/settlementcenter/settlementstatus', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('expenseSettlement', '/settlementcenter/expensesettlement', 'supplier', 'supplier-portal'),
  route('expenseDetail', '/settlementcenter/expensedetail', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route(
    'settlementRecord',
    '/settlementcenter/settlementApplicationRecord',
    'supplier',
    'supplier-portal',
  ),
  route('projectList', '/projectcenter/projectlist', 'supplier', 'supplier-portal'),
  route('projectDetail', '/projectcenter/projectdetail', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('jobList', '/jobhall/joblist', 'supplier', 'supplier-portal', { keepAlive: true }),
  route('jobDetail', '/jobhall/jobdetail', 'public', 'supplier-portal', { outline: 'detail' }),
  route('applicationRecord', '/jobhall/applicationrecord', 'supplier', 'supplier-portal'),
  route('applicationDetail', '/jobhall/applicationdetail', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('supplierNegotiation', '/jobhall/negotiation', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('evaluateRecord', '/jobhall/evaluateRecord', 'supplier', 'supplier-portal'),
  route('supplierOrders', '/order/initiateAnOrderIndex', 'supplier', 'supplier-portal'),
  route('supplierOrder', '/order/initiateAnOrderYY', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('supplierAppeals', '/order/AppealManagementYYIndex', 'supplier', 'supplier-portal'),
  route('supplierAppeal', '/order/appealDetailsYY', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('supplierChat', '/onlinecommunication/index', 'supplier', 'supplier-portal'),
  route('supplierNotifications', '/messagecenter/messagefeedback', 'supplier', 'supplier-portal'),
  route('supplierMessage', '/messagecenter/messagedetail', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('supplierSettings', '/settings/settingsindex', 'supplier', 'supplier-portal', {
    outline: 'form',
  }),
  route('supplierOrganisation', '/organisation/index', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('supplierMemberInvitation', '/organisation/invitation', 'supplier', 'supplier-portal', {
    outline: 'detail',
  }),
  route('supplierActFor', '/organisation/enter', 'supplier', 'supplier-portal'),

  route('clientOverview', '/xqoverview/index', 'client', 'client-portal', { outline: 'detail' }),
  route('clientInformation', '/xqbasic/index', 'client', 'client-portal', { outline: 'form' }),
  route('positions', '/xqpositionmanagement/index', 'client', 'client-portal'),
  route('positionEdit', '/xqpositionmanagement/addedit', 'client', 'client-portal', {
    outline: 'form',
  }),
  route('positionDetail', '/xqpositionmanagement/positiondetail', 'client', 'client-portal', {
    outline: 'detail',
  }),
  route('positionResume', '/xqpositionmanagement/positionresume', 'client', 'client-portal'),
  route('resumeDelivery', '/xqpositionmanagement/resumedelivery', 'client', 'client-portal', {
    outline: 'detail',
  }),
  route('clientNegotiation', '/xqpositionmanagement/negotiation', 'client', 'client-portal', {
    outline: 'detail',
  }),
  route('peopleEvaluation', '/xqpositionmanagement/peopleevaluation', 'client', 'client-portal'),
  route('people', '/xqpeoplemanagement/index', 'client', 'client-portal'),
  route('projectTable', '/xqpeoplemanagement/projecttable', 'client', 'client-portal'),
  route('supplierSearch', '/xqpeoplemanagement/search', 'client', 'client-portal'),
  route('compareResumes', '/xqpeoplemanagement/compare', 'client', 'client-portal'),
  route('clientOrders', '/xqoffermanagement/index', 'client', 'client-portal'),
  route('orderEdit', '/xqoffermanagement/initiateAnOrder', 'client', 'client-portal', {
    outline: 'form',
  }),
  route('clientOrder', '/xqoffermanagement/initiateAnOrderXQ', 'client', 'client-portal', {
    outline: 'detail',
  }),
  route('clientTaxInvoices', '/xqoffermanagement/taxinvoices', 'client', 'client-portal'),
  route('organisation', '/xqorganisation/index', 'client', 'client-portal', { outline: 'detail' }),
  route('memberInvitation', '/xqorganisation/invitation', 'client', 'client-portal', {
    outline: 'detail',
  }),
  route('actFor', '/xqorganisation/enter', 'client', 'client-portal'),
  route('clientEvaluations', '/xqevaluateManagement/index', 'client', 'client-portal'),
  route('clientAppeals', '/xqappealManagement/index', 'client', 'client-portal'),
  route('clientAppeal', '/xqappealManagement/details', 'client', 'client-portal', {
    outline: 'detail',
  }),
  route('clientChat', '/xqonlinecommunication/index', 'client', 'client-portal'),
  route('clientNotifications', '/xqmessagecenter/xqmessagefeedback', 'client', 'client-portal'),
  route('clientMessage', '/xqmessagecenter/xqmessagedetail', 'client', 'client-portal', {
    outline: 'detail',
  }),
  route('resumeDetail', '/xqresume/detail', 'public', 'client-portal', { outline: 'detail' }),
  route('clientSettings', '/xqsetting/index', 'client', 'client-portal', { outline: 'form' }),

  route('staffLogin', '/ops/login', 'public', 'operations', { outline: 'form' }),
  route('staffOverview', '/ops/overview', 'staff', 'operations', { outline: 'detail' }),
  route('staffWork', '/ops/work', 'staff', 'operations'),
  route('staffSearch', '/ops/search', 'staff', 'operations'),
  route('reviews', '/ops/reviews', 'staff', 'operations'),
  route('review', '/ops/review', 'staff', 'operations', { outline: 'detail' }),
  route('staffOrders', '/ops/orders', 'staff', 'operations'),
  route('staffOrder', '/ops/order', 'staff', 'operations', { outline: 'detail' }),
  route('staffAppeals', '/ops/appeals', 'staff', 'operations'),
  route('staffAppeal', '/ops/appeal', 'staff', 'operations', { outline: 'detail' }),
  route('staffFeedback', '/ops/feedback', 'staff', 'operations'),
  route('staffFeedbackReport', '/ops/feedbackreport', 'staff', 'operations', { outline: 'detail' }),
  route('serviceDesk', '/ops/service', 'staff', 'operations'),
  route('serviceConversation', '/ops/serviceconversation', 'staff', 'operations', {
    outline: 'detail',
  }),
  route('settlements', '/ops/settlements', 'staff', 'operations'),
  route('settlement', '/ops/settlement', 'staff', 'operations', { outline: 'detail' }),
  route('payoutBatch', '/ops/payoutbatch', 'staff', 'operations', { outline: 'detail' }),
  route('refunds', '/ops/refunds', 'staff', 'operations'),
  route('staffTaxInvoices', '/ops/taxinvoices', 'staff', 'operations'),
  route('staffTaxInvoice', '/ops/taxinvoice', 'staff', 'operations', { outline: 'detail' }),
  route('reconciliations', '/ops/reconciliation', 'staff', 'operations'),
  route('incomingTransfers', '/ops/transfers', 'staff', 'operations'),
  route('reconciliation', '/ops/reconciliationday', 'staff', 'operations', { outline: 'detail' }),
  route('figures', '/ops/figures', 'staff', 'operations'),
  route('questions', '/ops/questions', 'staff', 'operations'),
  route('question', '/ops/question', 'staff', 'operations', { outline: 'detail' }),
  route('offlineTests', '/ops/tests', 'staff', 'operations'),
  route('testRequest', '/ops/testrequest', 'staff', 'operations', { outline: 'detail' }),
  route('dictionaries', '/ops/dictionaries', 'staff', 'operations'),
  route('users', '/ops/users', 'staff', 'operations'),
  route('user', '/ops/user', 'staff', 'operations', { outline: 'detail' }),
  route('moderation', '/ops/moderation', 'staff', 'operations'),
  route('hiding', '/ops/hiding', 'staff', 'operations', { outline: 'detail' }),
  route('fraudCases', '/ops/fraud', 'staff', 'operations'),
  route('news', '/ops/news', 'staff', 'operations'),
  route('messageReports', '/ops/reports', 'staff', 'operations'),
  route('messageReport', '/ops/report', 'staff', 'operations', { outline: 'detail' }),
  route('staff', '/ops/staff', 'staff', 'operations'),
  route('audit', '/ops/audit', 'staff', 'operations'),
  route('givenUpJobs', '/ops/jobs', 'staff', 'operations'),
  route('frontEndFaults', '/ops/faults', 'staff', 'operations'),
  route('frontEndFault', '/ops/fault', 'staff', 'operations', { outline: 'detail' }),
] as const satisfies readonly ScreenRoute[];

export type RouteName = (typeof routes)[number]['name'];
export type RoutePath = (typeof routes)[number]['path'];

/** The path of a screen by its name, with a query of the given fields. */
export function pathTo(name: RouteName, query: Record<string, string | undefined> = {}): string {
  const found = routes.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The route table has no screen named "${name}".`);
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return entries.length === 0
    ? found.path
    : `${found.path}?${new URLSearchParams(entries).toString()}`;
}

/** The screen that mends each part of an incomplete profile. */
export const profilePageRoutes = {
  information: 'basicInformation',
  resume: 'myResume',
  verification: 'personalVerification',
  settlement: 'settlementMethods',
  test: 'languageTest',
} as const satisfies Record<ProfilePage, RouteName>;

/** The screens about organisations, on either side of the market. */
export const organisationRoutes = {
  client: { list: 'organisation', invitation: 'memberInvitation', enter: 'actFor' },
  supplier: {
    list: 'supplierOrganisation',
    invitation: 'supplierMemberInvitation',
    enter: 'supplierActFor',
  },
} as const satisfies Record<Identity, Record<'list' | 'invitation' | 'enter', RouteName>>;

/** The screen at a path, without query; undefined when there is none. */
export function routeAt(path: string): ScreenRoute | undefined {
  const list: readonly ScreenRoute[] = routes;
  return list.find(
    (candidate) =>
      candidate.path === path ||
      (candidate.below === true && path.startsWith(`${candidate.path}/`)),
  );
}

/** The address under which search engines know a screen; phones' variants are known by their counterparts. */
export function canonicalPath({ path, canonical, elsewhere }: ScreenRoute): string {
  return canonical ?? elsewhere ?? path;
}
