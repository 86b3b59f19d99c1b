import { randomUUID } from 'node:crypto';
import { allCalls, type AnyCall } from '@tolk/contract';
import { identities, rolesOfSide, type Identity, type OrganisationRole } from '@tolk/domain';
import { foundOrganisation, organisation } from '../support/organisations.ts';
import { testApp } from '../support/test-app.ts';
import { stoppedClock } from './stopped-clock.ts';
import { post } from './wire.ts';

/**
 * Every call that somebody may make who acts for an organisation, on either side of the market, by
 * every role of that side and without one.
 */
const clock = stoppedClock();
const tolk = testApp({ replacements: { clock } });
const tokens = new Map<`${Identity} ${OrganisationRole | 'removed'}`, string>();

beforeAll(async () => {
  for (const side of identities) {
    const company = await foundOrganisation(tolk, { side });
    for (const role of rolesOfSide[side]) {
      tokens.set(`${side} ${role}`, (await company.join(role)).token ?? '');
    }
    const removed = await company.join(...rolesOfSide[side]);
    await organisation(company.founder, 'removeMember', { personId: removed.personId });
    tokens.set(`${side} removed`, removed.token ?? '');
  }
});

/** What each role reaches, by hand: the table in the domain has to say the same. */
const reached: Readonly<Record<OrganisationRole, readonly string[]>> = {
  manages: ['read', 'manage'],
  asks: ['read', 'ask'],
  approves: ['read', 'approve'],
  pays: ['read', 'pay'],
  coordinates: ['read', 'coordinate', 'work'],
  works: ['read', 'work'],
  collects: ['read', 'collect'],
  reads: ['read'],
};

const callsOf = (side: Identity) =>
  allCalls.filter(({ access }) => access === side || access === 'any');

describe.each(
  identities.flatMap((side) => callsOf(side).map((call) => [side, call.path, call] as const)),
)('a %s’s %s', (side, _path, call) => {
  it.each(rolesOfSide[side])('by who %s is let in as far as the role reaches', async (role) => {
    expect(await refusalOf(call, `${side} ${role}`)).toBe(expected(call, side, reached[role]));
  });

  it('by a removed member is refused, but for what is their own', async () => {
    expect(await refusalOf(call, `${side} removed`)).toBe(isOwn(call) ? null : 1801);
  });
});

describe('what is the organisation’s', () => {
  it.each(identities)('is most of what a %s does', (side) => {
    const its = callsOf(side).filter((call) => !isOwn(call) && call.organisation !== undefined);
    expect(its.length).toBeGreaterThan(100);
  });

  it('leaves of what suppliers do the identity card alone to persons', () => {
    const persons = callsOf('supplier').filter(
      ({ access, organisation: takes }) => access === 'supplier' && takes === undefined,
    );
    expect(persons.map(({ path }) => path)).toEqual(['/supinterface/addOrEditSupSmrz']);
  });
});

function isOwn({ access, organisation: takes }: AnyCall): boolean {
  return takes === 'self' || (takes === undefined && access === 'any');
}

function expected(call: AnyCall, side: Identity, scopes: readonly string[]): number | null {
  if (isOwn(call)) return null;
  const { organisation: takes } = call;
  if (takes === undefined) return 1803;
  return scopes.includes(typeof takes === 'string' ? takes : takes[side]) ? null : 1802;
}

/** The code with which a member is refused; null when they get as far as the request's shape. */
async function refusalOf(
  call: AnyCall,
  who: `${Identity} ${OrganisationRole | 'removed'}`,
): Promise<number | null> {
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
