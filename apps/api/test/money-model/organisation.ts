import type { Market } from '../support/market.ts';
import { foundOrganisation, organisation } from '../support/organisations.ts';
import type { TestPerson } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';
import { twoSessions, type Party } from './two-sessions.ts';

/** An organisation that orders besides the market's client, who asks and pays for it too. */
export interface ModelOrganisation {
  organisationId: string;
  founder: TestPerson;
  /** Approves and nothing else. */
  approver: TestPerson;
  /** Asks and approves, others' orders alone. */
  colleague: TestPerson;
  /** Pays and nothing else; comes and goes. */
  payer: TestPerson;
  /** Whether the payer belongs to it now. */
  payerIsIn: boolean;
  /** The market's client makes the calls that follow for this party. */
  actFor(party: Party): void;
}

export const costCentre = 'Tenders';

export async function openOrganisation(tolk: TestApp, market: Market): Promise<ModelOrganisation> {
  const nordlys = await foundOrganisation(tolk, { approvalAbove: 1_000_00 });
  await organisation(nordlys.founder, 'saveCostCentre', {
    name: costCentre,
    monthlyBudget: 5_000_00,
  });
  return {
    organisationId: nordlys.organisationId,
    founder: nordlys.founder,
    approver: await nordlys.join('approves'),
    colleague: await nordlys.join('asks', 'approves'),
    payer: await nordlys.join('pays'),
    payerIsIn: true,
    actFor: await twoSessions(tolk, market.client, 'client', () =>
      nordlys.admit(market.client, 'asks', 'pays'),
    ),
  };
}
