import { dataOf, openMarket, withKey } from '../support/market.ts';
import { act, foundOrganisation, organisation } from '../support/organisations.ts';
import { signUp } from '../support/people.ts';
import { enterCompany, foundCompany } from '../support/supplier-company.ts';
import type { TestApp } from '../support/test-app.ts';

/** What makes each changing call about organisations possible, by its name. */
export function organisationBodies(tolk: TestApp) {
  const name = 'Nordlys Energi';
  const managing = async () => {
    const nordlys = await foundOrganisation(tolk, { name });
    return { ...nordlys, token: nordlys.founder.token };
  };
  const member = async () => {
    const { join, token } = await managing();
    return { personId: (await join('reads')).personId, token };
  };
  return {
    actFor: async () => {
      const { founder, organisationId } = await foundOrganisation(tolk);
      await act(founder, null);
      return { body: { organisationId }, token: founder.token };
    },
    foundOrganisation: async () => {
      const { token } = await signUp(tolk, 'client');
      return { body: { name }, token: token ?? undefined };
    },
    saveOrganisation: async () => {
      const { token } = await managing();
      return { body: { name, approvalAbove: 5_000_00 }, token };
    },
    inviteMember: async () => {
      const { token } = await managing();
      return { body: { account: 'colleague@tolk.example', roles: ['asks'] }, token };
    },
    withdrawInvitation: async () => {
      const { founder, token } = await managing();
      await organisation(founder, 'inviteMember', { roles: ['reads'] });
      const { invitations } = await organisation(founder, 'getOrganisation', {});
      return { body: { invitationId: invitations[0]?.invitationId }, token };
    },
    acceptMemberInvitation: async () => {
      const { founder } = await managing();
      const { token } = await organisation(founder, 'inviteMember', { roles: ['reads'] });
      const person = await signUp(tolk, 'client');
      return { body: { token }, token: person.token ?? undefined };
    },
    setMemberRoles: async () => {
      const { personId, token } = await member();
      return { body: { personId, roles: ['approves', 'pays'] }, token };
    },
    removeMember: async () => {
      const { personId, token } = await member();
      return { body: { personId }, token };
    },
    leaveOrganisation: async () => {
      const { join, organisationId } = await managing();
      const person = await join('reads');
      return { body: { organisationId }, token: person.token ?? undefined };
    },
    saveCostCentre: async () => {
      const { token } = await managing();
      return { body: { name: '4711', monthlyBudget: 9_000_00 }, token };
    },
    removeCostCentre: async () => {
      const { founder, token } = await managing();
      await organisation(founder, 'saveCostCentre', { name: '4711', monthlyBudget: null });
      return { body: { name: '4711' }, token };
    },
    assignOrder: async () => {
      const market = await openMarket(tolk);
      const company = await foundCompany(tolk);
      const worker = await company.join('works');
      await enterCompany(market, company, 'coordinates');
      const { projectOrderId } = await market.receive();
      const { token } = market.supplier;
      return { body: { projectOrderId, personId: worker.personId }, token: token ?? undefined };
    },
    decideOrderApproval: async () => {
      const market = await openMarket(tolk);
      const nordlys = await foundOrganisation(tolk, { approvalAbove: 0 });
      await nordlys.admit(market.client, 'asks');
      const approver = await nordlys.join('approves');
      const { projectOrderId, paymentAmount } = await market.send();
      const body = { projectOrderId, total: paymentAmount, approve: true, note: 'For the tender.' };
      return { body, token: approver.token ?? undefined };
    },
  };
}

/** An organisation of the person's with an open invitation; they go on acting for themselves. */
export async function openOrganisation(
  person: Parameters<typeof act>[0],
): Promise<{ organisation: string; memberInvitation: string }> {
  const path = '/clientinterface/foundOrganisation';
  const founded = person.call<{ organisationId: string }>(path, { name: 'Nordlys' }, withKey());
  const { organisationId } = await dataOf(founded);
  await act(person, organisationId);
  await organisation(person, 'inviteMember', { roles: ['reads'] });
  const { invitations } = await organisation(person, 'getOrganisation', {});
  await act(person, null);
  return {
    organisation: organisationId,
    memberInvitation: invitations[0]?.invitationId ?? '',
  };
}
