import { randomUUID } from 'node:crypto';
import { allCalls, type AnyCall } from '@tolk/contract';
import { organisationRoles, type OrganisationRole } from '@tolk/domain';
import { foundOrganisation, organisation } from '../support/organisations.ts';
import { testApp } from '../support/test-app.ts';
import { stoppedClock } from './stopped-clock.ts';
import { post } from './wire.ts';

/** Every call that somebody may make who acts for an organisation, by every role and without one. */
const clock = stoppedClock();
const tolk = testApp({ replacements: { clock } });
const tokens = new Map<OrganisationRole | 'removed', string>();

beforeAll(async () => {
  const nordlys = await foundOrganisation(tolk);
  for (const role of organisationRoles) {
    tokens.set(role, (await nordlys.join(role)).token ?? '');
  }
  const removed = await nordlys.join('manages', 'asks', 'approves', 'pays');
  await organisation(nordlys.founder, 'removeMember', { personId: removed.personId });
  tokens.set('removed', removed.token ?? '');
});

/** What each role reaches, by hand: the table in the domain has to say the same. */
const reached: Readonly<Record<OrganisationRole, readonly string[]>> = {
  manages: ['read', 'manage'],
  asks: ['read', 'ask'],
  approves: ['read', 'approve'],
  pays: ['read', 'pay'],
  reads: ['read'],
};

const ofMembers = allCalls.filter(({ access }) => access === 'client' || access === 'any');

describe.each(ofMembers.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  it.each(organisationRoles)('by who %s is let in as far as the role reaches', async (role) => {
    expect(await refusalOf(call, role)).toBe(expected(call, reached[role]));
  });

  it('by a removed member is refused, but for what is their own', async () => {
    expect(await refusalOf(call, 'removed')).toBe(isOwn(call) ? null : 1801);
  });
});

describe('what is the organisation’s', () => {
  it('is most of what clients do', () => {
    const its = ofMembers.filter((call) => !isOwn(call) && call.organisation !== undefined);
    expect(its.length).toBeGreaterThan(100);
  });
});

function isOwn({ access, organisation: takes }: AnyCall): boolean {
  return takes === 'self' || (takes === undefined && access === 'any');
}

function expected(call: AnyCall, scopes: readonly string[]): number | null {
  if (isOwn(call)) return null;
  if (call.organisation === undefined) return 1803;
  return scopes.includes(call.organisation) ? null : 1802;
}

/** The code with which a member is refused; null when they get as far as the request's shape. */
async function refusalOf(call: AnyCall, who: OrganisationRole | 'removed'): Promise<number | null> {
  const { envelope } = await post(tolk.url, {
    path: call.path,
    // No request has this shape: a call that is let in changes nothing.
    body: '[]',
    token: tokens.get(who),
    language: 'en',
    timestamp: clock.now().getTime(),
    headers: { 'idempotency-key': randomUUID() },
  });
  if (envelope.code === 422) return null;
  return envelope.code;
}
