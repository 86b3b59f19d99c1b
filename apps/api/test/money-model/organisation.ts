import { startSession } from '../../src/accounts/sessions/sessions.ts';
import type { Market } from '../support/market.ts';
import {
  foundOrganisation,
  organisation,
  type TestOrganisation,
} from '../support/organisations.ts';
import type { TestPerson } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';

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

type Party = 'self' | 'organisation';

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
    actFor: await twoSessions(tolk, market, nordlys),
  };
}

/** The client is signed in twice, once for each party. */
async function twoSessions(
  tolk: TestApp,
  { client }: Market,
  nordlys: TestOrganisation,
): Promise<(party: Party) => void> {
  const { db, clock } = tolk.app.deps;
  await nordlys.admit(client, 'asks', 'pays');
  const device = { userAgent: 'node', address: '127.0.0.1' };
  const signIn = { personId: client.personId, identity: 'client', device } as const;
  const tokens: Record<Party, string | undefined> = {
    organisation: client.token,
    self: await startSession(db, { ...signIn, now: clock.now() }),
  };
  let acting: Party = 'organisation';
  const actFor = (party: Party) => {
    // Tokens rotate: the one in use is the newest.
    tokens[acting] = client.token;
    acting = party;
    client.token = tokens[party];
  };
  actFor('self');
  return actFor;
}
