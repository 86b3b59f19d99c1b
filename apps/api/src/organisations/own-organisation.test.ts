import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../test/support/market.ts';
import { negotiationOf } from '../../test/support/negotiations.ts';
import {
  foundOrganisation,
  organisation,
  organisationCall,
  type TestOrganisation,
} from '../../test/support/organisations.ts';
import { admitSupplier } from '../../test/support/own-organisation.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

/** The market's client asks and pays for the organisation. */
let market: Market;
let nordlys: TestOrganisation;
beforeEach(async () => {
  market = await openMarket(tolk);
  nordlys = await foundOrganisation(tolk, { approvalAbove: 1_000_00 });
  await nordlys.admit(market.client, 'asks', 'pays');
});

const joinAs = (...roles: ('reads' | 'asks' | 'approves' | 'pays')[]) =>
  admitSupplier(tolk, nordlys.organisationId, { supplier: market.supplier, roles });

const orderFor = (supUserId: string) =>
  market.client.call('/clientinterface/addProjectOrder', market.terms({ supUserId }), withKey());

const applyFor = (projectReleaseInforId: string) =>
  market.supplier.call('/supinterface/addProjectApplicationJL', {
    projectReleaseInforId,
    content: 'Ten years of legal translation.',
    expectedPrice: 160_00,
  });

const review = (person: Market['client'], side: string, projectOrderId: string) =>
  person.call(`/${side}/addEvaluate`, {
    projectOrderId,
    evaluateGrade: 5,
    evaluateDescription: 'Flawless work.',
  });

describe('a supplier who belongs to the organisation', () => {
  it('gets no order from it, whoever of it sends one', async () => {
    const self = await joinAs('reads', 'asks');
    expect(await orderFor(market.supplier.personId)).toMatchObject({ code: 1201 });
    const own = market.terms({ supUserId: self.personId });
    expect(await self.call('/clientinterface/addProjectOrder', own, withKey())).toMatchObject({
      code: 1201,
    });
  });

  it('neither applies for its postings nor is invited to them', async () => {
    const posting = await market.publish();
    await joinAs('reads');
    expect(await applyFor(posting)).toMatchObject({ code: 1103 });
    const hall = { projectReleaseInforId: posting };
    expect(
      await market.supplier.call('/supinterface/getProjectReleaseInforDetail', hall),
    ).toMatchObject({ code: 0, data: { ownPosting: true } });
    const invited = { ...hall, supUserId: market.supplier.personId, message: 'Join us.' };
    expect(await market.client.call('/clientinterface/inviteSupplier', invited)).toMatchObject({
      code: 404,
    });
  });
});

describe('a supplier who joins later', () => {
  it('goes on negotiating with nobody of it, and gets no order from the application', async () => {
    const posting = await market.publish();
    const projectApplicationJLId = await market.apply(posting);
    const { asClient, asSupplier, seen } = negotiationOf(market, posting);
    const offer = await seen();
    await joinAs('reads');
    expect(await asClient('answerTerms', { ...offer, agree: true })).toMatchObject({ code: 1103 });
    expect(await asSupplier('withdrawTerms', offer)).toMatchObject({ code: 0 });
    expect(await asSupplier('proposeTerms', { unitPrice: 170_00 })).toMatchObject({ code: 1103 });
    const form = market.terms({ projectApplicationJLId });
    expect(
      await market.client.call('/clientinterface/addProjectOrder', form, withKey()),
    ).toMatchObject({ code: 1201 });
  });

  it('can reject the order that was sent before, but not accept it', async () => {
    const order = await market.send();
    await joinAs('reads');
    expect(await market.accept(order)).toMatchObject({ code: 1201 });
    const { projectOrderId, version } = order;
    const no = { projectOrderId, version, accept: false, reason: 'I have joined this company.' };
    expect(
      await market.supplier.call('/supinterface/acceptOrRejectProjectOrder', no),
    ).toMatchObject({ code: 0 });
  });

  it('neither approves nor pays the order that they accepted before; others do', async () => {
    const order = await market.receive();
    const { projectOrderId } = order;
    const self = await joinAs('approves', 'pays', 'asks');
    const approver = await nordlys.join('approves');
    const decision = { projectOrderId, total: 1_854_00, approve: true, note: '' };
    expect(await organisationCall(self, 'decideOrderApproval', decision)).toMatchObject({
      code: 1201,
    });
    expect(await organisation(self, 'getOrderApproval', { projectOrderId })).toMatchObject({
      state: 'waiting',
      mayDecide: false,
    });
    await organisation(approver, 'decideOrderApproval', decision);
    const pay = { projectOrderId, version: order.version, method: 'wechatPay', scene: 'desktop' };
    expect(await self.call('/clientinterface/getCallPayment', pay, withKey())).toMatchObject({
      code: 1201,
    });
    expect(
      await self.call('/clientinterface/getConfirmThePayment', { projectOrderId }),
    ).toMatchObject({ code: 1201 });
    expect(await market.callPayment(order)).toMatchObject({ code: 0 });
  });

  it('does not accept their own work for it, and neither side reviews the other', async () => {
    const name = 'Nordlys Energi';
    await organisation(nordlys.founder, 'saveOrganisation', { name, approvalAbove: null });
    const { projectOrderId, version } = await market.submit();
    const self = await joinAs('asks');
    const accepted = { projectOrderId, version, accept: true };
    const path = '/clientinterface/getAcceptanceResults';
    expect(await self.call(path, accepted, withKey())).toMatchObject({ code: 1201 });
    await dataOf(market.client.call(path, accepted, withKey()));
    for (const [person, side] of [
      [market.client, 'clientinterface'],
      [self, 'clientinterface'],
      [market.supplier, 'supinterface'],
    ] as const) {
      expect(await review(person, side, projectOrderId)).toMatchObject({ code: 1201 });
    }
  });
});
