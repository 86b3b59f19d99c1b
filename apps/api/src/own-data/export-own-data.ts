import { Readable } from 'node:stream';
import { addMs, isSanction, limits, product } from '@tolk/domain';
import { ownFeed } from '../calendar/feed.ts';
import type { CallContext } from '../calls/call-context.ts';
import type { Queryable } from '../database/schema.ts';
import { refuse } from '../calls/refusal.ts';
import { postingTemplatesOf } from '../market/posting-templates/posting-template-repository.ts';
import {
  accountData,
  codeData,
  fileData,
  notificationData,
  sessionData,
} from './account-data-repository.ts';
import {
  applicantNames,
  applicationData,
  postingData,
  postingDraftData,
  viewData,
} from './market-data-repository.ts';
import { evaluationData } from './order-data-repository.ts';
import { languageTestData, teamData } from './profile-data-repository.ts';
import { preferencesOf } from '../messages/notifications/preference-repository.ts';
import { subscriptionData } from '../messages/notifications/push-subscription-repository.ts';
import { quietHoursOf } from '../messages/notifications/quiet-hours-repository.ts';
import { ownShare } from '../profiles/resumes/resume-share.ts';
import { testMarkingData } from '../language-tests/markings/test-marking-repository.ts';
import { settlementCurrency } from '../payouts/applying/position.ts';
import { testRequestData } from '../language-tests/requests/test-request-repository.ts';
import { contentReportData } from '../console/moderation/content-report-repository.ts';
import { hidingsOf } from '../console/moderation/hiding-repository.ts';
import { feedbackData } from '../feedback/feedback-repository.ts';
import { exportService } from './service-export.ts';
import { exportAppeals } from './appeal-export.ts';
import { membershipData } from '../organisations/member-data-repository.ts';
import { maskIn, maskOther } from './masked-others.ts';
import { assignedOrders, memberWords } from './member-words-repository.ts';
import { exportConversations } from './conversation-export.ts';
import { exportOrders } from './order-export.ts';
import { exportOffers } from './offer-export.ts';
import { exportPeople, exportProfile } from './profile-export.ts';
import { contactsOf } from '../accounts/contacts/contacts.ts';
import { exportInvoices } from './invoice-export.ts';
import { exportSettlements } from './settlement-export.ts';
import { readableKeys, readableMoney } from './readable.ts';

/** Sends everything that is stored about the caller as one JSON file. */
export async function exportOwnData(context: CallContext): Promise<Record<string, never>> {
  const { now } = context;
  const content = Buffer.from(`${JSON.stringify(await ownData(context), null, 2)}\n`);
  context.answerFile = {
    stream: Readable.from([content]),
    fileName: `${product.slug}-data-${now.toISOString().slice(0, 10)}.json`,
    mediaType: 'application/json',
    size: content.length,
  };
  return {};
}

async function ownData(context: CallContext) {
  const { deps, personId, now } = context;
  const { db } = deps;
  const account = (await accountData(db, personId)) ?? refuse('unauthenticated');
  const { orders, ledgerBesidesOrders, otherNames } = await exportOrders(db, personId);
  const names = [...otherNames, ...(await applicantNames(db, personId))];
  const addresses = contactsOf(account).map(({ value }) => value);
  return {
    product: product.name,
    exportedAt: now,
    account: presentAccount(account),
    consents: [{ to: 'terms of service and privacy policy', at: account.created_at }],
    sessions: (await sessionData(db, personId)).map(readableKeys),
    codesSent: (await codeData(db, addresses)).map(readableKeys),
    notificationPreferences: (await preferencesOf(db, personId)).map(readableKeys),
    browsersWithNotifications: (await subscriptionData(db, personId)).map(readableKeys),
    quietHours: await quietHoursOf(db, personId),
    sharedResume: await ownShare(context),
    calendarFeed: await ownFeed(context),
    postings: (await postingData(db, personId)).map(({ salary, currency, ...posting }) => ({
      ...readableKeys(posting),
      salary: readableMoney(salary, currency),
    })),
    postingDrafts: (await postingDraftData(db, personId)).map(readableKeys),
    postingTemplates: (await postingTemplatesOf(db, personId)).map(({ name, form }) => ({
      name,
      form,
    })),
    postingsSeen: (await viewData(db, personId)).map(readableKeys),
    languageTests: (await languageTestData(db, personId)).map(readableKeys),
    requestedTests: (await testRequestData(db, personId)).map(readableKeys),
    markedTests: (await testMarkingData(db, personId)).map(({ fee, ...marking }) => ({
      ...readableKeys(marking),
      fee: readableMoney(fee, settlementCurrency),
    })),
    organisations: (await membershipData(db, personId)).map(readableKeys),
    doneForOrganisations: await wordsOfMember(db, personId),
    assignedOrders: (await assignedOrders(db, personId)).map(readableKeys),
    team: (await teamData(db, personId)).map(readableKeys),
    ...(await exportProfile(db, personId)),
    ...(await exportPeople(db, personId)),
    ...(await exportConversations(db, personId)),
    applications: await applicationsOf(db, personId),
    offers: await exportOffers(db, personId),
    orders,
    ledgerBesidesOrders,
    appeals: await exportAppeals(db, personId),
    ...(await exportSettlements(db, personId)),
    ...(await exportInvoices(db, personId, deps.config.serverKeys)),
    ...(await evaluationsOf(db, personId, now)),
    feedback: (await feedbackData(db, personId)).map(feedbackOf),
    contentReports: (await contentReportData(db, personId)).map(readableKeys),
    ...(await decisionsOfStaff(db, personId)),
    customerService: await exportService(db, personId),
    notifications: await notificationsOf(db, personId, names),
    files: (await fileData(db, personId)).map(readableKeys),
  };
}

async function wordsOfMember(db: Queryable, personId: string) {
  return (await memberWords(db, personId)).map(({ other_name, text, ...words }) => ({
    ...readableKeys(words),
    otherSide: other_name && maskOther(other_name),
    text: maskIn(text, other_name === null ? [] : [other_name]),
  }));
}

/** What staff hid of the person's, and what they did to them for their messages, each with the appeal. */
async function decisionsOfStaff(db: Queryable, personId: string) {
  const decisions = await hidingsOf(db, personId);
  const of = (toPerson: boolean) =>
    decisions.filter(({ subject }) => isSanction(subject) === toPerson).map(hidingOf);
  return { hiddenByStaff: of(false), warningsAndMessageBans: of(true) };
}

/** Which member of staff it was is nobody's own data. */
function hidingOf({
  id: _id,
  person_id: _author,
  hidden_by: _hider,
  decided_by: _decider,
  ...hiding
}: Awaited<ReturnType<typeof hidingsOf>>[number]) {
  return readableKeys(hiding);
}

function presentAccount({
  inviter_name,
  ...account
}: NonNullable<Awaited<ReturnType<typeof accountData>>>) {
  return { ...readableKeys(account), invitedBy: inviter_name && maskOther(inviter_name) };
}

async function applicationsOf(db: Queryable, personId: string) {
  const applications = await applicationData(db, personId);
  return applications.map(({ expected_price, currency, ...application }) => ({
    ...readableKeys(application),
    expectedPrice: readableMoney(expected_price, currency),
  }));
}

async function evaluationsOf(db: Queryable, personId: string, now: Date) {
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const reviews = await evaluationData(db, personId, hiddenSince);
  const written = (own: boolean) =>
    reviews
      .filter(({ author_id }) => (author_id === personId) === own)
      .map(({ author_id: _author, ...review }) => readableKeys(review));
  return { reviewsWritten: written(true), reviewsReceived: written(false) };
}

function feedbackOf({
  answer_en,
  answer_zh,
  ...feedback
}: Awaited<ReturnType<typeof feedbackData>>[number]) {
  return { ...readableKeys(feedback), answer: { en: answer_en, zh: answer_zh } };
}

async function notificationsOf(db: Queryable, personId: string, names: readonly string[]) {
  const notifications = await notificationData(db, personId);
  return notifications.map(({ title_en, title_zh, text_en, text_zh, ...notification }) => ({
    ...readableKeys(notification),
    title: { en: title_en, zh: title_zh },
    text: { en: maskIn(text_en, names), zh: maskIn(text_zh, names) },
  }));
}
