import type { Identity } from '@tolk/domain';
import { startSession } from '../../src/accounts/sessions/sessions.ts';
import type { TestPerson } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';

export type Party = 'self' | 'organisation';

/**
 * The person is signed in twice, for themselves and for the organisation that `enter` lets them into;
 * the answer changes for whom they make the calls that follow, at first for themselves.
 */
export async function twoSessions(
  { app }: TestApp,
  person: TestPerson,
  identity: Identity,
  enter: () => Promise<void>,
): Promise<(party: Party) => void> {
  const { db, clock } = app.deps;
  await enter();
  const device = { userAgent: 'node', address: '127.0.0.1' };
  const signIn = { personId: person.personId, identity, device } as const;
  const tokens: Record<Party, string | undefined> = {
    organisation: person.token,
    self: await startSession(db, { ...signIn, now: clock.now() }),
  };
  let acting: Party = 'organisation';
  const actFor = (party: Party) => {
    // Tokens rotate: the one in use is the newest.
    tokens[acting] = person.token;
    acting = party;
    person.token = tokens[party];
  };
  actFor('self');
  return actFor;
}
