import type { Page } from '@playwright/test';
import { pathTo, routeAt, routes, type RouteName } from '@tolk/contract/routes';
import { shanghaiDay } from '@tolk/domain';
import type { Language } from '@tolk/testing/browser';
import { createCaller, type Caller } from '@tolk/testing/caller';
import { expect, test } from './journey.ts';
import { expectDone, logInDemo, type Identity } from './people.ts';
import { getProduct } from './product.ts';
import { enterAsStaff, staffCaller } from './staff.ts';
import { bothWays } from './tags.ts';

const dayMs = 86_400_000;

type Row = Record<string, string>;

/** Where lists give a record to look at. */
const calls = {
  hall: '/supinterface/getProjectReleaseInforList',
  applied: '/supinterface/getProjectApplicationJLData',
  work: '/supinterface/getProjectOrderList',
  postings: '/clientinterface/getPositionProjectList',
  received: '/clientinterface/getResumeDelivery',
  orders: '/clientinterface/getProjectOrderList',
  disputes: '/supinterface/getAppealList',
  appeals: '/clientinterface/getAppealList',
  everyOrder: '/opsinterface/getProjectOrderList',
  everyAppeal: '/opsinterface/getAppealList',
  told: '/supinterface/getXXTZDatas',
  toldToClient: '/clientinterface/getXXTZDatas',
  feedback: '/opsinterface/getFeedbackList',
  invoices: '/opsinterface/getTaxInvoiceQueue',
  settlements: '/opsinterface/getSettlementList',
  batches: '/opsinterface/getPayoutBatchList',
  reviews: '/opsinterface/getReviewList',
  questions: '/opsinterface/getQuestionList',
  users: '/opsinterface/getUserList',
  asked: '/opsinterface/getServiceInbox',
} as const;

interface ShownRecord {
  /** The list that gives it. */
  call: string;
  /** Fields of it that the address takes under their own names. */
  keys?: readonly string[];
  /** The field that the address calls `id`. */
  id?: string;
  /** What the list is asked for. */
  request?: Row;
}

/** Screens that show one record. */
const records: Partial<Record<RouteName, ShownRecord>> = {
  publicJob: { call: calls.hall, keys: ['projectReleaseInforId'] },
  jobDetail: { call: calls.hall, keys: ['projectReleaseInforId'] },
  applicationDetail: { call: calls.applied, keys: ['projectApplicationJLId'] },
  supplierNegotiation: { call: calls.applied, keys: ['projectReleaseInforId'] },
  supplierOrder: { call: calls.work, keys: ['projectOrderId'] },
  positionDetail: { call: calls.postings, keys: ['projectReleaseInforId'] },
  positionResume: { call: calls.postings, keys: ['projectReleaseInforId'] },
  clientNegotiation: { call: calls.received, keys: ['projectReleaseInforId', 'supUserId'] },
  resumeDetail: { call: calls.received, keys: ['supUserId'] },
  orderEdit: { call: calls.received, keys: ['projectApplicationJLId'] },
  clientOrder: { call: calls.orders, keys: ['projectOrderId'] },
  supplierAppeal: { call: calls.disputes, keys: ['projectOrderAppealId'] },
  clientAppeal: { call: calls.appeals, keys: ['projectOrderAppealId'] },
  supplierMessage: { call: calls.told, keys: ['notificationId'] },
  clientMessage: { call: calls.toldToClient, keys: ['notificationId'] },
  staffFeedbackReport: { call: calls.feedback, id: 'feedbackId' },
  staffOrder: { call: calls.everyOrder, id: 'projectOrderId' },
  staffAppeal: { call: calls.everyAppeal, id: 'projectOrderAppealId' },
  staffTaxInvoice: { call: calls.invoices, id: 'taxInvoiceId' },
  settlement: { call: calls.settlements, id: 'settlementId' },
  payoutBatch: { call: calls.batches, id: 'payoutBatchId' },
  review: { call: calls.reviews, keys: ['kind', 'reviewId'] },
  question: { call: calls.questions, keys: ['questionId'] },
  user: { call: calls.users, keys: ['personId'] },
  serviceConversation: { call: calls.asked, id: 'conversationId', request: { box: 'all' } },
};

/** They need a step before them or lead on at once; other journeys pass them. */
const passedElsewhere = new Set<RouteName>([
  'selectIdentity',
  'resetPassword',
  'wechatLogin',
  'messageReport',
  'hiding',
  'memberInvitation',
  'actFor',
  'supplierMemberInvitation',
  'supplierActFor',
]);

type Area = 'public' | Identity | 'staff';

/** Public screens that show more to whom they are made for, and are looked at as that person. */
const readers: Partial<Record<RouteName, Area>> = { jobDetail: 'supplier', resumeDetail: 'client' };

/** The list has two of the demo's applications side by side. */
async function comparedPath(caller: Caller): Promise<string> {
  const { list } = await expectDone<{ list: Row[] }>(caller, calls.received, {});
  const ids = list.slice(0, 2).map(({ projectApplicationJLId }) => projectApplicationJLId);
  return pathTo('compareResumes', { applications: ids.join(',') });
}

/** An order is a project once it is accepted; the list of orders begins with those that wait for that. */
async function projectPath(caller: Caller): Promise<string> {
  const { list } = await expectDone<{ list: { order: Row }[] }>(
    caller,
    '/supinterface/getProjectList',
    {},
  );
  return pathTo('projectDetail', { projectOrderId: list[0]?.order['projectOrderId'] });
}

/** Nobody pays in the demo, so a day of it is compared by hand; the one before yesterday has a bill at any hour. */
async function comparedDayPath(caller: Caller): Promise<string> {
  const { reconciliationId } = await expectDone<{ reconciliationId: string }>(
    caller,
    '/opsinterface/runReconciliation',
    { day: shanghaiDay(new Date(Date.now() - 2 * dayMs)), method: 'wechatPay' },
  );
  return pathTo('reconciliation', { id: reconciliationId });
}

/** Nothing breaks in the demo, so that a browser's report is made up. */
async function faultPath(caller: Caller): Promise<string> {
  const visitor = createCaller({ baseUrl: getProduct().url, language: 'en' });
  const message = 'TypeError: rows is undefined';
  await expectDone(visitor, '/supinterface/reportFrontEndFault', {
    kind: 'screen',
    remote: 'client-portal',
    version: '0.1.0-0a1b2c3d4e',
    build: '0a1b2c3d4e',
    route: '/xqpositionmanagement/index',
    message,
    stack: `${message}\n    at t (${getProduct().url}/releases/client-portal/0.1.0-0a1b2c3d4e/projects.0a1b2c3d4e.js:1:2345)`,
    documentId: '0123456789abcdef',
  });
  const { list } = await expectDone<{ list: Row[] }>(
    caller,
    '/opsinterface/getFrontEndFaultList',
    {},
  );
  return pathTo('frontEndFault', { faultId: list[0]?.faultId });
}

async function addressOf(name: RouteName, caller: Caller): Promise<string> {
  if (name === 'compareResumes') return comparedPath(caller);
  if (name === 'projectDetail') return projectPath(caller);
  if (name === 'reconciliation') return comparedDayPath(caller);
  if (name === 'frontEndFault') return faultPath(caller);
  // A page of its own has only whom it is about.
  if (name === 'supplierPage') return `${pathTo(name)}/emma-whitfield`;
  if (name === 'languageTestTitle')
    return pathTo(name, { sourceLanguage: 'fr', targetLanguage: 'en' });
  const record = records[name];
  if (!record) return pathTo(name);
  const { call, keys = [], id, request = {} } = record;
  const { list } = await expectDone<{ list: Row[] }>(caller, call, request);
  const query = Object.fromEntries(keys.map((key) => [key, list[0]?.[key]]));
  return pathTo(name, id === undefined ? query : { ...query, id: list[0]?.[id] });
}

/** Makes the page's browser the demo's person of an area, whose session calls are made with. */
async function enterArea(page: Page, area: Area, language: Language): Promise<Caller> {
  if (area === 'public') return createCaller({ baseUrl: getProduct().url, language });
  if (area === 'staff') {
    const caller = await staffCaller();
    await enterAsStaff(page, caller);
    return caller;
  }
  const person = await logInDemo(area, language);
  await person.enter(page);
  return person.caller;
}

/** How a screen is reached: by a document of its own, or from the screen before it, as by a link. */
type Way = 'document' | 'link';

/** A link would lead there by the same change of the address, which the router hears of. */
async function go(page: Page, address: string, way: Way): Promise<void> {
  if (way === 'document' || page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Opens each screen of an area, as a person of the demo data where one has to be logged in. */
async function visitAll(
  page: Page,
  area: Area,
  { language, way }: { language: Language; way: Way },
  look: () => Promise<void>,
): Promise<void> {
  const caller = await enterArea(page, area, language);
  for (const { name, path } of routes) {
    const owner = readers[name] ?? routeAt(path)?.area;
    if (owner !== area || passedElsewhere.has(name)) continue;
    await test.step(path, async () => {
      // A public page is read as it was made at build time, without the application.
      await go(page, await addressOf(name, caller), area === 'public' ? 'document' : way);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await look();
    });
  }
}

/**
 * The screen turns dark with the device, and light again. A public page is opened anew: what it keeps out
 * of the layout until it comes near tells a script its colours from before.
 */
async function inTheDark(page: Page, area: Area, look: () => Promise<void>): Promise<void> {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'));
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(ground).not.toBe(light);
  if (area === 'public') await page.reload();
  await look();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await expect.poll(ground).toBe(light);
}

/** Defines the journey through all screens of an area. */
export function lookAtEveryScreen(area: Area): void {
  test(`every ${area} screen fits, speaks one language and bars nobody, in the dark neither`, async ({
    page,
    language,
    isPhone,
    look,
  }) => {
    test.setTimeout(360_000);
    const atDesk = language === 'en' && !isPhone;
    // Each address has to answer by itself too: documents are most of what a journey costs, so a long run loads them.
    const way = atDesk && bothWays ? 'document' : 'link';
    await visitAll(page, area, { language, way }, async () => {
      await look(page, { as: 'demo', everyWidth: atDesk || bothWays });
      // Colours are what they are in every language and width.
      if (atDesk) await inTheDark(page, area, () => look(page, { as: 'dark', onlyColours: true }));
    });
  });
}
