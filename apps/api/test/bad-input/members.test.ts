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

describe.each(identities)('a %s’s call', (side) => {
  it.each(callsOf(side).map((call) => [call.path, call] as const))(
    '%s lets in each role as far as it reaches, and a removed member to what is their own',
    async (_path, call) => {
      expect(await refusalsOf(call, side)).toEqual({
        ...Object.fromEntries(
          rolesOfSide[side].map((role) => [role, expected(call, side, reached[role])]),
        ),
        removed: isOwn(call) ? null : 1801,
      });
    },
  );
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

type Refusal = number | null;

/**
 * The code with which a member of each role is refused; null when they get as far as the request's
 * shape. All at once: the server is waited for once a call instead of once a role.
 */
async function refusalsOf(call: AnyCall, side: Identity): Promise<Record<string, Refusal>> {
  const asked = [...rolesOfSide[side], 'removed' as const].map(
    async (role) => [role, await refusalOf(call, tokens.get(`${side} ${role}`))] as const,
  );
  return Object.fromEntries(await Promise.all(asked));
}

async function refusalOf(call: AnyCall, token: string | undefined): Promise<Refusal> {
  const { envelope } = await post(tolk.url, {
    path: call.path,
    // No request has this shape: a call that is let in changes nothing.
    body: '[]',
    token,
    language: 'en',
    timestamp: clock.now().getTime(),
    headers: { 'idempotency-key': randomUUID() },
  });
  return envelope.code === 422 ? null : envelope.code;
}
