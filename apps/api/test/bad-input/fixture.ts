import type { Access, AnyCall } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import { startSession } from '../../src/accounts/sessions/sessions.ts';
import { openMarket, withKey, dataOf, type Market } from '../support/market.ts';
import { appealFixture } from '../support/appeals.ts';
import { register, signUp, type TestPerson } from '../support/people.ts';
import { fullMarks } from '../support/requested-tests.ts';
import { openOffer } from '../support/negotiations.ts';
import type { TestApp } from '../support/test-app.ts';
import { ask } from '../support/service.ts';
import { taxInvoiceOf } from '../support/tax-invoices.ts';
import { certificateForm, uploadPhoto } from '../support/documents.ts';
import { openTalk } from './conversation-bodies.ts';
import { sendFeedback } from './feedback-bodies.ts';
import { openOrganisation } from './organisation-bodies.ts';
import { keepPosting, keepTemplate, makeList, writeNews, writeNote } from './people-bodies.ts';
import { fillProfile, type ProfileIds } from './profile-bodies.ts';
import { openStaffRoom, type StaffScope } from './staff-fixture.ts';
import { openLanguageTest, questionForm, type TestIds } from './language-test-fixture.ts';
import type { Hints } from './valid-body.ts';

/** What there is to reach for: one id of each kind, none of them a stranger's. */
export interface Ids extends TestIds, ProfileIds {
  posting: string;
  draft: string;
  application: string;
  /** The supplier's, of another application; it waits for the client. */
  offer: string;
  order: string;
  payment: string;
  orderFile: string;
  deliveryFile: string;
  /** A photo of the supplier's, for no verification yet. */
  documentFile: string;
  /** A scan of a certificate of the supplier's. */
  certificateScan: string;
  /** About another order, with a file of the client's. */
  appeal: string;
  evidenceFile: string;
  /** By the supplier about the client. */
  evaluation: string;
  savedSearch: string;
  invitation: string;
  /** Of the client on the supplier. */
  note: string;
  /** Of the client, with nobody in it. */
  supplierList: string;
  /** Of the supplier. */
  applicationTemplate: string;
  /** Of the client. */
  postingTemplate: string;
  notificationOfClient: string;
  notificationOfSupplier: string;
  feedbackOfClient: string;
  feedbackOfSupplier: string;
  /** Of the client’s feedback. */
  feedbackFile: string;
  /** Of the client, issued; its paper. */
  taxInvoice: string;
  taxInvoicePaper: string;
  /** Of the client and the supplier. */
  conversation: string;
  /** Of the client with customer service. */
  serviceConversation: string;
  /** Of the client, who acts for themselves. */
  organisation: string;
  memberInvitation: string;
  client: string;
  supplier: string;
}

/** Opening the fixture is a hundred calls; beside other work it may take so long (ms). */
export const openingMs = 120_000;

/** A client and a supplier in the middle of their work, and people who have no part in it. */
export interface Fixture {
  market: Market;
  ids: Ids;
  otherClient: TestPerson;
  otherSupplier: TestPerson;
  staff: StaffScope;
  /** A new session of a person in any identity; costs no password check. */
  enter(personId: string, identity: Identity | null): Promise<string>;
  /** Of the person who makes calls of this access; the same one each time. */
  steadyToken(access: Exclude<Access, 'public'>): string;
  /** The same, but new for each call, because calls may end their session. */
  token(call: AnyCall): Promise<string | undefined>;
  /** Values with which a call of this path means something, by field name. */
  hints(call: AnyCall): Hints;
  /** Signed up, without an identity. */
  undecided(): Promise<string>;
}

export async function openFixture(tolk: TestApp): Promise<Fixture> {
  const market = await openMarket(tolk);
  const { client, supplier } = market;
  const otherClient = await signUp(tolk, 'client');
  const otherSupplier = await signUp(tolk, 'supplier');
  const staff = await openStaffRoom(tolk);
  const ids = { ...(await workTogether(tolk, market)), ...(await invoice(market, staff)) };
  const news = { newsId: await writeNews(staff.admin) };
  const steady = {
    client: await enter(client.personId, 'client'),
    supplier: await enter(supplier.personId, 'supplier'),
    any: await enter(client.personId, 'client'),
    staff: await staff.enter(),
  };
  return {
    market,
    ids,
    otherClient,
    otherSupplier,
    staff,
    enter,
    steadyToken: (access) => steady[access],
    async token({ access }) {
      if (access === 'public') return undefined;
      if (access === 'staff') return staff.enter();
      return access === 'supplier'
        ? enter(supplier.personId, 'supplier')
        : enter(client.personId, 'client');
    },
    hints: ({ path }) => ({ ...hintsFor(path, market, ids), ...staff.hints, ...news }),
    async undecided() {
      const { token } = await register(tolk, tolk.caller(), `undecided-${Date.now()}@tolk.example`);
      return token;
    },
  };

  function enter(personId: string, identity: Identity | null): Promise<string> {
    const { db, clock } = tolk.app.deps;
    const device = { userAgent: '', address: '' };
    return startSession(db, { personId, identity, device, now: clock.now() });
  }
}

/** A posting with an application, an order from it that is delivered, and what came with it. */
async function workTogether(tolk: TestApp, market: Market): Promise<Omit<Ids, keyof InvoiceIds>> {
  const { client, supplier } = market;
  const posting = await market.publish();
  const application = await market.apply(posting);
  const orderFile = await market.upload(client, 'order');
  const form = market.terms({ projectApplicationJLId: application, orderFileIds: [orderFile] });
  const created = client.call<{ projectOrderId: string }>(
    '/clientinterface/addProjectOrder',
    form,
    withKey(),
  );
  const { projectOrderId: order } = await dataOf(created);
  await dataOf(market.accept(await market.order('client', order)));
  const { paymentId: payment, paymentAmount: amount } = await dataOf(
    market.callPayment(await market.order('client', order)),
  );
  const outTradeNo = await market.tradeNo(payment);
  const paid = { outTradeNo, amount, transactionId: `T-${outTradeNo}`, signature: 'true' };
  await market.notify('wechat-pay', JSON.stringify(paid));
  await dataOf(market.deliver(await market.order('supplier', order)));
  const [delivery] = (await market.order('client', order)).deliverables;
  return {
    ...(await openLanguageTest(tolk, supplier, client.personId)),
    posting,
    draft: await saveDraft(client),
    ...(await openOrganisation(client)),
    application,
    offer: (await openOffer(market, 'supplier')).offerId,
    order,
    payment,
    orderFile,
    deliveryFile: delivery?.files[0]?.fileId ?? '',
    documentFile: await uploadPhoto(supplier),
    certificateScan: await sendCertificate(supplier),
    ...(await disputeAndPraise(tolk, market)),
    savedSearch: await saveSearch(supplier),
    ...(await fillProfile(supplier)),
    invitation: await invite(client, await market.publish(), supplier.personId),
    note: await writeNote(client, supplier.personId),
    supplierList: await makeList(client),
    applicationTemplate: await keepTemplate(supplier),
    postingTemplate: await keepPosting(client),
    notificationOfClient: await newestNotification(client, 'clientinterface'),
    notificationOfSupplier: await newestNotification(supplier, 'supinterface'),
    ...(await writeFeedback(market)),
    conversation: await openTalk(market),
    serviceConversation: await ask(client, 'Where is my invoice?'),
    client: client.personId,
    supplier: supplier.personId,
  };
}

type InvoiceIds = Pick<Ids, 'taxInvoice' | 'taxInvoicePaper'>;

/** The tax invoice of the client's order that ended. */
async function invoice({ client }: Market, { admin }: StaffScope): Promise<InvoiceIds> {
  await taxInvoiceOf.introduce(client);
  const { list } = await taxInvoiceOf.free(client);
  const asked = await dataOf(taxInvoiceOf.ask(client, list));
  const paper = await taxInvoiceOf.paper(admin, asked.amount);
  const { taxInvoiceId } = asked;
  const issued = await dataOf(taxInvoiceOf.act(admin, 'issueTaxInvoice', taxInvoiceId, paper));
  return { taxInvoice: taxInvoiceId, taxInvoicePaper: issued.documents[0]?.documentId ?? '' };
}

/** One report of each side. */
async function writeFeedback(market: Market) {
  const feedbackFile = await market.upload(market.client, 'feedback');
  return {
    feedbackFile,
    feedbackOfClient: await sendFeedback(market.client, 'client', { fileIds: [feedbackFile] }),
    feedbackOfSupplier: await sendFeedback(market.supplier, 'supplier'),
  };
}

/** An order in appeal, and one that both sides have evaluated. */
async function disputeAndPraise(tolk: TestApp, market: Market) {
  const evidenceFile = await market.upload(market.client, 'evidence');
  const disputed = await market.start();
  const appeal = await appealFixture(tolk, market).open(disputed, 'client', {
    fileIds: [evidenceFile],
  });
  return { appeal, evidenceFile, evaluation: await evaluateEachOther(market) };
}

/** Answers the id of what the supplier wrote about the client. */
export async function evaluateEachOther(market: Market): Promise<string> {
  const { client, supplier } = market;
  const { projectOrderId } = await market.complete();
  const form = { projectOrderId, evaluateGrade: 5, evaluateDescription: 'Good.' };
  await dataOf(client.call('/clientinterface/addEvaluate', form));
  const answer = supplier.call<{ evaluateId: string }>('/supinterface/addEvaluate', form);
  return (await dataOf(answer)).evaluateId;
}

export async function saveSearch(supplier: TestPerson): Promise<string> {
  const form = { name: 'Law', filter: { whFieldId: 'law' }, alert: 'now' };
  const path = '/supinterface/addSavedSearch';
  return (await dataOf(supplier.call<{ savedSearchId: string }>(path, form))).savedSearchId;
}

export async function invite(
  client: TestPerson,
  projectReleaseInforId: string,
  supUserId: string,
): Promise<string> {
  const form = { projectReleaseInforId, supUserId, message: 'Would this suit you?' };
  const path = '/clientinterface/inviteSupplier';
  return (await dataOf(client.call<{ postingInvitationId: string }>(path, form)))
    .postingInvitationId;
}

async function sendCertificate(supplier: TestPerson): Promise<string> {
  const form = await certificateForm(supplier, { sourceLanguage: 'fi' });
  await dataOf(supplier.call('/supinterface/addOrEditTranslatorCertificate', form));
  return form.photoIds[0] ?? '';
}

async function saveDraft(client: TestPerson): Promise<string> {
  const path = '/clientinterface/savePositionDraft';
  const form = { projectName: 'Half a posting' };
  return (await dataOf(client.call<{ draftId: string }>(path, form))).draftId;
}

async function newestNotification(person: TestPerson, side: string): Promise<string> {
  const path = `/${side}/getXXTZDatas`;
  const { list } = await dataOf(person.call<{ list: { notificationId: string }[] }>(path));
  return list[0]?.notificationId ?? '';
}

const asked = { startTime: '2027-03-01T09:00:00Z', endTime: '2027-03-01T12:00:00Z' };

function hintsFor(path: string, market: Market, ids: Ids): Hints {
  const client = path.startsWith('/client');
  return {
    ...market.postingForm(),
    ...market.terms(),
    account: 'somebody@tolk.example',
    password: 'seal-ink-and-paper',
    passwordAgain: 'seal-ink-and-paper',
    dictType: path.includes('setDictionary') ? 'field' : 'language',
    loginName: market.client.account,
    projectReleaseInforId: ids.posting,
    projectReleaseInforIds: [ids.posting],
    draftId: ids.draft,
    organisationId: path.endsWith('actFor') ? null : ids.organisation,
    invitationId: ids.memberInvitation,
    roles: ['reads'],
    projectApplicationJLId: path.endsWith('addProjectOrder') ? undefined : ids.application,
    offerId: ids.offer,
    projectOrderId: ids.order,
    paymentId: ids.payment,
    fileId: ids.orderFile,
    fileIds: [ids.deliveryFile],
    orderFileIds: [ids.orderFile],
    feedbackId: path.startsWith('/sup') ? ids.feedbackOfSupplier : ids.feedbackOfClient,
    intoFeedbackId: ids.feedbackOfSupplier,
    feedbackType: 'fault',
    taxInvoiceId: ids.taxInvoice,
    documentId: ids.taxInvoicePaper,
    projectOrderIds: [ids.order],
    invoiceKind: 'ordinary',
    conversationId: /service/i.test(path) ? ids.serviceConversation : ids.conversation,
    otherId: ids.supplier,
    until: path.endsWith('setQuietHours') ? '08:00' : '2027-03-01T09:00:00Z',
    week: [[], [], [], [], [], [], []],
    zone: 'Asia/Shanghai',
    // Other work than interpreting has none.
    bookings: path.endsWith('getBookingClashes') ? [asked] : undefined,
    notificationId: client ? ids.notificationOfClient : ids.notificationOfSupplier,
    supUserIds: [ids.supplier],
    supUserId: /(getSupUserData|upAvatar)$/.test(path) ? ids.client : ids.supplier,
    sysUserId: ids.client,
    languageTestId: ids.languageTest,
    teamMemberId: ids.teamMember,
    questionId: ids.question,
    testRequestId: ids.testRequest,
    testMarkingId: ids.testMarking,
    marks: fullMarks,
    options: questionForm.options,
    savedSearchId: ids.savedSearch,
    educationId: ids.education,
    certificateId: ids.certificate,
    photoIds: [ids.documentFile],
    workExperienceId: ids.workExperience,
    projectExperienceId: ids.projectExperience,
    portfolioSampleId: ids.sample,
    estimateYieldId: ids.output,
    postingInvitationId: ids.invitation,
    projectOrderAppealId: ids.appeal,
    evaluateId: ids.evaluation,
    supEvaluateId: ids.note,
    supplierListId: ids.supplierList,
    applicationTemplateId: ids.applicationTemplate,
    postingTemplateId: ids.postingTemplate,
    value: 'wine',
    salaryFrom: 1,
    salaryTo: 100_000_00,
  };
}
