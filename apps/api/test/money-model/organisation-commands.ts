import type { OrderDetail } from '@tolk/contract';
import { settlementMonth, type OrderAction } from '@tolk/domain';
import { organisationCall } from '../support/organisations.ts';
import { dataOf, withKey } from '../support/market.ts';
import type { TestPerson } from '../support/people.ts';
import type { Command } from './commands.ts';
import type { Fixture } from './fixture.ts';
import { costCentre } from './organisation.ts';

/** What makes somebody an author of an order, by the ADR about organisations. */
const writing: readonly OrderAction[] = [
  'create',
  'edit',
  'proposeChange',
  'counterChange',
  'agreeChange',
];
/** Fen; null: nothing has to be approved. */
const thresholds = [null, 0, 1_000_00, 2_000_00] as const;
const membershipOver = 1801;
const ownApproval = 1807;

const decide =
  (approve: boolean): Command =>
  async ({ tolk, organisation }, { projectOrderId }, pick) => {
    const { founder, approver, colleague } = organisation;
    const seen = await organisationCall(founder, 'getOrderApproval', { projectOrderId });
    if (seen.code !== 0) return;
    const member = pick % 2 === 0 ? approver : colleague;
    const authored = await tolk.app.deps.db
      .selectFrom('order_event')
      .select('id')
      .where('order_id', '=', projectOrderId)
      .where('member_id', '=', member.personId)
      .where('action', 'in', writing)
      .executeTakeFirst();
    const { code } = await organisationCall(member, 'decideOrderApproval', {
      projectOrderId,
      total: seen.data.total,
      approve,
      note: 'By the books.',
    });
    expect({ own: authored !== undefined, refused: code === ownApproval }).toEqual({
      own: authored !== undefined,
      refused: authored !== undefined,
    });
  };

const payBy = (
  person: TestPerson,
  { projectOrderId, version }: Pick<OrderDetail, 'projectOrderId' | 'version'>,
) =>
  person.call(
    '/clientinterface/getCallPayment',
    { projectOrderId, version, method: 'wechatPay', scene: 'desktop' },
    withKey(),
  );

/** What the members of an organisation do besides what its client's side does like everybody. */
export const organisationCommands = {
  orderForOrganisation: ({ market, organisation }, _order, pick) => {
    organisation.actFor('organisation');
    const author = pick % 2 === 0 ? market.client : organisation.colleague;
    const form = market.terms({
      supUserId: market.supplier.personId,
      workload: 1 + (pick % 13),
      costCentre: pick % 3 === 0 ? '' : costCentre,
      purchaseOrder: `PO-${pick}`,
    });
    return author.call('/clientinterface/addProjectOrder', form, withKey());
  },
  editByColleague: ({ market, organisation }, { projectOrderId, version }, pick) => {
    const form = { ...market.terms({ workload: 1 + (pick % 13) }), projectOrderId, version };
    return organisation.colleague.call('/clientinterface/editProjectOrder', form, withKey());
  },
  approve: decide(true),
  takeBackApproval: decide(false),
  approveFrom: ({ organisation: { founder } }, _order, pick) => {
    const approvalAbove = thresholds[pick % thresholds.length] ?? null;
    return organisationCall(founder, 'saveOrganisation', { name: 'Nordlys Energi', approvalAbove });
  },
  payByMember: async ({ organisation: { payer, payerIsIn } }, order) => {
    const { code } = await payBy(payer, order);
    expectShownOut([code], !payerIsIn);
  },
  removePayer: async ({ organisation }, order) => {
    const { founder, payer } = organisation;
    await organisationCall(founder, 'removeMember', { personId: payer.personId });
    organisation.payerIsIn = false;
    const { projectOrderId } = order;
    const calls = await Promise.all([
      payBy(payer, order),
      payer.call('/clientinterface/getProjectOrderIdData', { projectOrderId }),
      payer.call('/clientinterface/getProjectOrderList', {}),
      organisationCall(payer, 'getOrganisation', {}),
    ]);
    expectShownOut(
      calls.map(({ code }) => code),
      true,
    );
  },
  readmitPayer: async ({ organisation }) => {
    if (organisation.payerIsIn) return;
    const { founder, payer } = organisation;
    const { token } = await dataOf(organisationCall(founder, 'inviteMember', { roles: ['pays'] }));
    await dataOf(organisationCall(payer, 'acceptMemberInvitation', { token }));
    organisation.payerIsIn = true;
  },
  moveCostCentre: ({ market }, { projectOrderId }, pick) =>
    market.client.call('/clientinterface/saveOrderReferences', {
      projectOrderId,
      purchaseOrder: '',
      costCentre: pick % 2 === 0 ? costCentre : '',
    }),
  setBudget: ({ organisation: { founder } }, _order, pick) =>
    organisationCall(founder, 'saveCostCentre', { name: costCentre, monthlyBudget: pick * 10_00 }),
  readBudget: async (fixture) => {
    const { founder } = fixture.organisation;
    const { list } = await dataOf(organisationCall(founder, 'getCostCentres', {}));
    expectOrdered(
      list.map(({ ordered }) => ordered),
      await orderedByHand(fixture),
    );
  },
} as const satisfies Record<string, Command>;

function expectShownOut(codes: readonly number[], isOut: boolean): void {
  const refused = codes.map((code) => code === membershipOver);
  expect(refused).toEqual(codes.map(() => isOut));
}

function expectOrdered(answered: readonly number[], byHand: number): void {
  expect(answered).toEqual([byHand]);
}

/** Orders of this month in Shanghai on the cost centre that did not come to nothing, fen. */
async function orderedByHand({ tolk, organisation }: Fixture): Promise<number> {
  const { db, clock } = tolk.app.deps;
  const orders = await db
    .selectFrom('project_order')
    .innerJoin('order_reference', 'order_reference.order_id', 'project_order.id')
    .select(['price', 'fee', 'state', 'created_at', 'cost_centre'])
    .where('client_id', '=', organisation.organisationId)
    .execute();
  const month = settlementMonth(clock.now());
  return orders
    .filter(({ cost_centre }) => cost_centre === costCentre)
    .filter(({ created_at }) => settlementMonth(created_at) === month)
    .filter(({ state }) => !['rejected', 'unpaid', 'refunded'].includes(state))
    .reduce((sum, { price, fee }) => sum + price + fee, 0);
}
