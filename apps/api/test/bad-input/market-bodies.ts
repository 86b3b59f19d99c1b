import { randomUUID } from 'node:crypto';
import { addMs, HOUR, otherIdentity, type Identity } from '@tolk/domain';
import { transaction } from '../../src/database/transaction.ts';
import { writeDraft } from '../../src/market/application-drafts/application-draft-repository.ts';
import { dataOf } from '../support/market.ts';
import { idleFor, offerFor } from '../support/negotiations.ts';
import type { TestApp } from '../support/test-app.ts';
import { invite, saveSearch, type Fixture } from './fixture.ts';
import { keepPosting, makeList } from './people-bodies.ts';

const target = ({ projectOrderId, version }: { projectOrderId: string; version: number }) => ({
  projectOrderId,
  version,
});
const evaluation = { evaluateGrade: 5, evaluateDescription: 'Good.' };

/** A posting for which the supplier has written before the test. */
async function drafted({ app: { deps } }: TestApp, { market }: Fixture): Promise<string> {
  const posting = await market.publish();
  const form = { content: 'Ten years of it.', expectedPrice: 160_00 };
  await transaction(deps.db, (tx) =>
    writeDraft(
      tx,
      {
        personId: market.supplier.personId,
        posting: {
          id: posting,
          unit: 'thousand-characters',
          currency: 'CNY',
          source_language: 'de',
          target_language: 'nb',
        },
      },
      { memberId: null, form },
      deps.clock.now(),
    ),
  );
  return posting;
}

/** What makes the changing calls of postings, applications and orders possible, by their names. */
export function marketBodies(tolk: TestApp, fixture: () => Fixture) {
  /** Paid, two days ahead, and free to cancel until a day before. */
  const booked = async () => {
    const { db, clock } = tolk.app.deps;
    const at = (hours: number) => addMs(clock.now(), hours * HOUR).toISOString();
    await db.deleteFrom('booking').execute();
    return fixture().market.start({
      orderType: 'interpretation',
      unitName: 'hour',
      workload: 3,
      startTime: at(48),
      endTime: at(51),
      cancellationTiers: [{ daysBefore: 1, percent: 0 }],
      bookingMode: 'onSite',
      bookingPlace: 'Hall 3',
      overtimeRate: 150_00,
      travel: 320_00,
    });
  };
  const newApplication = async () => fixture().market.apply(await fixture().market.publish());

  return {
    addProjectApplicationJL: async () => ({
      body: {
        projectReleaseInforId: await fixture().market.publish(),
        content: 'Ten years of it.',
        expectedPrice: 160_00,
      },
    }),
    saveApplicationDraft: async () => ({
      body: {
        projectReleaseInforId: await fixture().market.publish(),
        content: 'Ten years of it.',
        expectedPrice: 160_00,
      },
    }),
    dropApplicationDraft: async () => ({
      body: { projectReleaseInforId: await drafted(tolk, fixture()) },
    }),
    editProjectApplicationJL: async () => ({
      body: { projectApplicationJLId: await newApplication(), content: 'Eleven years of it.' },
    }),
    withdrawProjectApplicationJL: async () => ({
      body: { projectApplicationJLId: await newApplication() },
    }),
    addSavedSearch: async () => ({
      body: { name: 'Law', filter: { whFieldId: 'law' }, alert: 'daily' },
    }),
    editSavedSearch: async () => ({
      body: {
        savedSearchId: await saveSearch(fixture().market.supplier),
        name: 'All',
        filter: {},
        alert: 'off',
      },
    }),
    delSavedSearch: async () => ({
      body: { savedSearchId: await saveSearch(fixture().market.supplier) },
    }),
    setPostingSaved: async () => ({
      body: { projectReleaseInforId: await fixture().market.publish(), saved: true },
    }),
    promiseConfidentiality: async () => {
      const { market } = fixture();
      const fileId = await market.upload(market.client, 'posting');
      const fileAudiences = [{ fileId, audience: 'applicants' }];
      const projectReleaseInforId = await market.publish({ fileIds: [fileId], fileAudiences });
      await market.apply(projectReleaseInforId);
      return { body: { projectReleaseInforId, version: 1 } };
    },
    inviteSupplier: async () => ({
      body: {
        projectReleaseInforId: await fixture().market.publish(),
        supUserId: fixture().ids.supplier,
        message: 'Would this suit you?',
      },
    }),
    inviteSuppliers: async () => ({
      body: {
        projectReleaseInforId: await fixture().market.publish(),
        supUserIds: [fixture().ids.supplier],
        message: 'Would this suit you?',
        award: 'first',
      },
    }),
    acceptPostingInvitation: async () => {
      const { market, ids } = fixture();
      const postingInvitationId = await invite(market.client, await market.publish(), ids.supplier);
      return { body: { postingInvitationId, content: 'Gladly.' } };
    },
    withdrawPostingInvitation: async () => {
      const { market, ids } = fixture();
      const postingInvitationId = await invite(market.client, await market.publish(), ids.supplier);
      return { body: { postingInvitationId } };
    },
    proposeTerms: async (side: Identity) => ({
      body: { ...(await idleFor(fixture().market, side)), unitPrice: 155_00 },
    }),
    counterTerms: async (side: Identity) => ({
      body: { ...(await offerFor(fixture().market, side, otherIdentity(side))), unitPrice: 155_00 },
    }),
    answerTerms: async (side: Identity) => ({
      body: { ...(await offerFor(fixture().market, side, otherIdentity(side))), agree: true },
    }),
    withdrawTerms: async (side: Identity) => ({
      body: await offerFor(fixture().market, side, side),
    }),
    declinePostingInvitation: async () => {
      const { market, ids } = fixture();
      const postingInvitationId = await invite(market.client, await market.publish(), ids.supplier);
      return { body: { postingInvitationId } };
    },
    getAddFWRS: async () => ({ body: { projectReleaseInforId: fixture().ids.posting } }),
    acceptOrRejectProjectOrder: async () => ({
      body: { ...target(await fixture().market.send()), accept: true },
    }),
    getDeliverables: async () => {
      const fileIds = [await fixture().market.upload(fixture().market.supplier, 'delivery')];
      return { body: { ...target(await fixture().market.start()), description: 'Done.', fileIds } };
    },
    addEvaluate: async () => ({
      body: { projectOrderId: (await fixture().market.complete()).projectOrderId, ...evaluation },
    }),
    addProjectOrder: async () => ({
      body: fixture().market.terms({ supUserId: fixture().ids.supplier }),
    }),
    editProjectOrder: async () => ({
      body: { ...target(await fixture().market.send()), ...fixture().market.terms() },
    }),
    withdrawProjectOrder: async () => ({ body: target(await fixture().market.send()) }),
    getCallPayment: async () => ({
      body: { ...target(await fixture().market.receive()), method: 'alipay', scene: 'phone' },
    }),
    getAcceptanceResults: async () => ({
      body: { ...target(await fixture().market.submit()), accept: true },
    }),
    cancelProjectOrder: async () => {
      const order = await fixture().market.start();
      const { db } = tolk.app.deps;
      const due_at = new Date(tolk.clock.now().getTime() - 90_000_000);
      await db
        .updateTable('project_order')
        .set({ due_at })
        .where('id', '=', order.projectOrderId)
        .execute();
      return { body: target(order) };
    },
    cancelBooking: async () => ({ body: { ...target(await booked()), percentDue: 0 } }),
    giveUpBooking: async () => ({ body: { ...target(await booked()), reason: 'I am ill.' } }),
    addPositionProject: async () => ({ body: fixture().market.postingForm() }),
    editPositionProject: async () => ({
      body: {
        projectReleaseInforId: await fixture().market.publish(),
        ...fixture().market.postingForm(),
      },
    }),
    reopenPositionProject: async () => {
      const posting = { projectReleaseInforId: await fixture().market.publish() };
      await dataOf(fixture().market.client.call('/clientinterface/finishPositionProject', posting));
      return { body: { ...posting, ...fixture().market.postingForm() } };
    },
    savePositionDraft: async () => ({ body: fixture().market.postingForm() }),
    delPositionDraft: async () => {
      const answer = fixture().market.client.call<{ draftId: string }>(
        '/clientinterface/savePositionDraft',
        {},
      );
      return { body: { draftId: (await dataOf(answer)).draftId } };
    },
    savePostingTemplate: async () => ({
      body: { name: `Leases ${randomUUID()}`, form: { unitName: 'page' } },
    }),
    renamePostingTemplate: async () => ({
      body: { postingTemplateId: await keepPosting(fixture().market.client), name: randomUUID() },
    }),
    delPostingTemplate: async () => ({
      body: { postingTemplateId: await keepPosting(fixture().market.client) },
    }),
    openPositionToAll: async () => {
      const { market } = fixture();
      const { client, supplier } = market;
      const supplierListId = await makeList(client);
      const listed = { supplierListId, supUserId: supplier.personId, listed: true };
      await dataOf(client.call('/clientinterface/setSupplierListed', listed));
      const projectReleaseInforId = await market.publish({
        askedFirst: { supplierListId, hours: 4 },
      });
      return { body: { projectReleaseInforId } };
    },
    finishPositionProject: async () => ({
      body: { projectReleaseInforId: await fixture().market.publish() },
    }),
    delPositionProject: async () => ({
      body: { projectReleaseInforId: await fixture().market.publish() },
    }),
    getProjectApplicationJLData: async () => ({
      body: { projectApplicationJLId: await newApplication() },
    }),
    setJlMatchingStatus: async () => ({
      body: { projectApplicationJLId: await newApplication(), suitable: true },
    }),
    showContact: async () => ({
      body: { projectApplicationJLId: await newApplication() },
    }),
    setJlIsCollect: async () => ({
      body: { projectApplicationJLId: await newApplication(), isCollect: true },
    }),
  };
}
