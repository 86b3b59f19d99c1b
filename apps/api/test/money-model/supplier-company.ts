import type { Quote } from '@tolk/contract';
import { withKey, type Market, type OrderDetail } from '../support/market.ts';
import type { TestPerson } from '../support/people.ts';
import { invoiceOf } from '../support/settlement-desk.ts';
import { assign, deliverAs, foundCompany } from '../support/supplier-company.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Command } from './commands.ts';
import { twoSessions, type Party } from './two-sessions.ts';

/** A supplier company beside the market's supplier, who coordinates there too. */
export interface ModelCompany {
  organisationId: string;
  /** One of them at a time works on an order. */
  workers: readonly [TestPerson, TestPerson];
  collectors: readonly [TestPerson, TestPerson];
  /** The market's supplier makes the calls that follow for this party. */
  actFor(party: Party): void;
}

export async function openCompany(tolk: TestApp, { supplier }: Market): Promise<ModelCompany> {
  const wenyi = await foundCompany(tolk);
  return {
    organisationId: wenyi.organisationId,
    workers: [await wenyi.join('works'), await wenyi.join('works')],
    collectors: [wenyi.founder, await wenyi.join('collects')],
    actFor: await twoSessions(tolk, supplier, 'supplier', () =>
      wenyi.admit(supplier, 'coordinates'),
    ),
  };
}

/** Who works there now, by the order itself. */
const assigneeOf = async ({ market }: { market: Market }, { projectOrderId }: OrderDetail) => {
  const { code, data } = await market.supplier.call<OrderDetail>(
    '/supinterface/getProjectOrderIdData',
    { projectOrderId },
  );
  return code === 0 ? (data.assignee?.personId ?? null) : null;
};

/** What the members of a supplier company do besides what its coordinator does like any supplier. */
export const companyCommands = {
  orderFromCompany: ({ market, organisation, company }, _order, pick) => {
    organisation.actFor('self');
    const form = market.terms({ supUserId: company.organisationId, workload: 1 + (pick % 13) });
    return market.client.call('/clientinterface/addProjectOrder', form, withKey());
  },
  assignMember: ({ market, company: { workers } }, order, pick) =>
    assign(market.supplier, order, [...workers, null][pick % 3]?.personId ?? null),
  deliverByMember: async (fixture, order, pick) => {
    const assignee = await assigneeOf(fixture, order);
    const worker = fixture.company.workers[pick % 2 === 0 ? 0 : 1];
    const { code } = await deliverAs(fixture.market, worker, order);
    if (worker.personId !== assignee) expectRefused([code]);
  },
  /** Both of those who collect apply for the same, at once. */
  settleForCompany: async (fixture) => {
    const { market, company } = fixture;
    const orderIds = (await fixture.ready(company.organisationId)).slice(0, 2);
    for (const orderId of orderIds) await invoice(market, company, orderId);
    const quotes = await Promise.all(
      company.collectors.map((person) =>
        person.call<Quote>('/supinterface/getSettlementQuote', {
          projectOrderIds: orderIds,
          method: 'corporateCard',
        }),
      ),
    );
    const answers = await Promise.all(
      company.collectors.map((person, index) =>
        person.call('/supinterface/getJSSQ', { quoteId: quotes[index]?.data?.quoteId }, withKey()),
      ),
    );
    const [worker] = company.workers;
    const byWorker = await worker.call('/supinterface/getJSSQ', {
      quoteId: quotes[0]?.data?.quoteId,
    });
    expectRefused([byWorker.code, Math.max(...answers.map(({ code }) => code))]);
  },
} as const satisfies Record<string, Command>;

/** Refused where the order has its invoice already. */
async function invoice(market: Market, { collectors }: ModelCompany, orderId: string) {
  const [supplier] = collectors;
  const earner = { market: { ...market, supplier }, orderIds: [orderId] };
  const form = await invoiceOf(earner, `FP-${orderId.slice(0, 18)}`);
  await supplier.call('/supinterface/saveFeeInvoice', form, withKey());
}

function expectRefused(codes: readonly number[]): void {
  expect(codes).not.toContain(0);
}
