import type { Identity } from '../identity.ts';
import type { ApplicationStatus } from './application.ts';
import { actionsFor, findTransition } from './lifecycle.ts';
import {
  differsFromAgreed,
  isNegotiable,
  negotiationLifecycle,
  negotiationState,
  type ComparedTerms,
  type NegotiationAction,
  type NegotiationFacts,
  type NegotiationState,
  type NegotiationTies,
} from './negotiation.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const later = new Date('2026-11-21T10:00:00.000Z');

function whyOff(state: NegotiationState, action: NegotiationAction, facts: NegotiationFacts) {
  const states = actionsFor(negotiationLifecycle, state, facts.viewer ?? 'timer', facts, now);
  const found = states.find((one) => one.action === action);
  return found && (found.reason ?? null);
}

const nobody = { viewer: 'client', openBy: null, offers: 0 } as const;
const ofClient = { viewer: 'client', openBy: 'client', offers: 1 } as const;
const ofSupplier = { viewer: 'client', openBy: 'supplier', offers: 1 } as const;

type Row = [NegotiationState, NegotiationAction, NegotiationFacts, string | null | undefined];

it.each<Row>([
  ['idle', 'proposeTerms', nobody, null],
  ['idle', 'proposeTerms', { ...nobody, viewer: 'supplier' }, null],
  ['idle', 'proposeTerms', { ...nobody, offers: 11 }, null],
  ['idle', 'proposeTerms', { ...nobody, offers: 12 }, 'offersOfTermsUsedUp'],
  ['idle', 'agreeTerms', nobody, undefined],
  ['open', 'proposeTerms', ofSupplier, undefined],
  ['open', 'agreeTerms', ofSupplier, null],
  ['open', 'agreeTerms', ofClient, 'ownChange'],
  ['open', 'agreeTerms', { ...ofClient, viewer: 'supplier' }, null],
  ['open', 'agreeTerms', { ...ofSupplier, offers: 12 }, null],
  ['open', 'counterTerms', ofSupplier, null],
  ['open', 'counterTerms', ofClient, 'ownChange'],
  ['open', 'counterTerms', { ...ofSupplier, offers: 12 }, 'offersOfTermsUsedUp'],
  ['open', 'declineTerms', ofSupplier, null],
  ['open', 'declineTerms', ofClient, 'ownChange'],
  ['open', 'withdrawTerms', ofClient, null],
  ['open', 'withdrawTerms', ofSupplier, 'changeOfOther'],
  ['agreed', 'proposeTerms', nobody, undefined],
  ['agreed', 'withdrawTerms', nobody, undefined],
  ['closed', 'proposeTerms', nobody, undefined],
  ['closed', 'reopen', { ...nobody, viewer: null }, null],
])('%s: %s with %j is off for the reason %j', (state, action, facts, reason) => {
  expect(whyOff(state, action, facts)).toBe(reason);
});

/** What two did so far: as many offers as were made, and whose is open. */
interface Walked {
  state: NegotiationState;
  openBy: Identity | null;
  offers: number;
  /** Whose offer both agreed on, and who agreed. */
  agreed: [offeredBy: Identity, agreedBy: Identity] | null;
}

const sides = ['client', 'supplier'] as const;
const steps = [
  'proposeTerms',
  'agreeTerms',
  'counterTerms',
  'declineTerms',
  'withdrawTerms',
] as const;

function step(before: Walked, side: Identity, action: (typeof steps)[number]): Walked | null {
  const transition = findTransition(negotiationLifecycle, before.state, side, action);
  if (!transition) return null;
  if (transition.guard?.({ viewer: side, ...before }, now)) return null;
  if (action === 'proposeTerms' || action === 'counterTerms') {
    return { ...before, state: 'open', openBy: side, offers: before.offers + 1 };
  }
  if (action !== 'agreeTerms') return { ...before, state: 'idle', openBy: null };
  const by = before.openBy;
  return { ...before, state: 'agreed', openBy: null, agreed: by === null ? null : [by, side] };
}

/** What must hold of every step, and does not of this one. */
function brokenBy(before: Walked, after: Walked, [side, action]: [Identity, string]): string[] {
  const answers = ['agreeTerms', 'declineTerms', 'counterTerms'].includes(action);
  const holds = {
    'nothing moves once both have agreed': before.agreed === null,
    'there are twelve offers at most': after.offers <= 12,
    'an offer is open where the state says so':
      (after.state === 'open') === (after.openBy !== null),
    'nobody answers themselves': !answers || before.openBy !== side,
    'nobody takes back what is not theirs': action !== 'withdrawTerms' || before.openBy === side,
  };
  return Object.entries(holds).flatMap(([name, is]) => (is ? [] : [name]));
}

it('whatever two do, nobody answers themselves, and what was agreed on stays', () => {
  const start: Walked = { state: 'idle', openBy: null, offers: 0, agreed: null };
  let reached: Walked[] = [start];
  const ends = new Set<string>();
  let walked = 0;
  for (let depth = 0; depth < 14; depth += 1) {
    const next = new Map<string, Walked>();
    for (const before of reached) {
      for (const side of sides) {
        for (const action of steps) {
          const after = step(before, side, action);
          if (after === null) continue;
          walked += 1;
          const broken = brokenBy(before, after, [side, action]);
          expect({ before, side, action, broken }).toEqual({ before, side, action, broken: [] });
          if (after.agreed !== null) ends.add(after.agreed.join(' then '));
          next.set(JSON.stringify(after), after);
        }
      }
    }
    reached = [...next.values()];
  }
  expect([...ends].toSorted()).toEqual(['client then supplier', 'supplier then client']);
  expect(walked).toBeGreaterThan(200);
});

const ties: NegotiationTies = {
  posting: 'recruiting',
  deadline: later,
  application: 'applied',
  invitation: undefined,
};

it.each<[Partial<NegotiationTies>, boolean]>([
  [{}, true],
  [{ posting: 'opened' }, true],
  [{ posting: 'finished' }, false],
  [{ deadline: now }, false],
  ...(
    [
      ['read', true],
      ['suitable', true],
      ['unsuitable', false],
      ['ordered', false],
      ['withdrawn', false],
    ] as const
  ).map(([application, is]): [{ application: ApplicationStatus }, boolean] => [
    { application },
    is,
  ]),
  [{ application: null, invitation: null }, true],
  [{ application: null, invitation: 'declined' }, false],
  [{ application: null, invitation: 'withdrawn' }, false],
  [{ application: null, invitation: undefined }, false],
  [{ invitation: 'declined' }, true],
])('two with %j may negotiate: %s', (given, is) => {
  expect(isNegotiable({ ...ties, ...given }, now)).toBe(is);
});

it.each<[Parameters<typeof negotiationState>[0], Partial<NegotiationTies>, NegotiationState]>([
  [[], {}, 'idle'],
  [[{ status: 'open' }], {}, 'open'],
  [[{ status: 'declined' }, { status: 'countered' }], {}, 'idle'],
  [[{ status: 'agreed' }], {}, 'agreed'],
  [[{ status: 'agreed' }], { posting: 'finished' }, 'agreed'],
  [[{ status: 'open' }], { posting: 'finished' }, 'closed'],
  [[{ status: 'lapsed' }], { application: 'withdrawn' }, 'closed'],
])('offers %j with %j are a negotiation that is %s', (offers, given, state) => {
  expect(negotiationState(offers, { ...ties, ...given }, now)).toBe(state);
});

const agreed: ComparedTerms = {
  unitPrice: 12_000,
  unitName: 'page',
  currency: 'CNY',
  workload: 10,
  amountOfMoney: 120_000,
  deliverTime: '2026-12-01T10:00:00.000Z',
};

it.each<[Partial<ComparedTerms>, string[]]>([
  [{}, []],
  [{ deliverTime: '2026-12-01T18:00:00.000+08:00' }, []],
  [{ unitPrice: 11_000, amountOfMoney: 110_000 }, ['unitPrice', 'amountOfMoney']],
  [{ workload: 12, amountOfMoney: 144_000 }, ['workload', 'amountOfMoney']],
  [{ unitPrice: 120_000 }, ['unitPrice']],
  [{ unitName: 'hour' }, ['unitPrice', 'workload']],
  [{ currency: 'USD' }, ['unitPrice', 'amountOfMoney']],
  [{ deliverTime: '2026-11-30T10:00:00.000Z' }, ['deliverTime']],
  [{ deliverTime: null }, ['deliverTime']],
])('an order with %j differs from what was agreed on in %j', (given, differs) => {
  expect(differsFromAgreed(agreed, { ...agreed, ...given })).toEqual(differs);
});

it('an order may be due whenever it likes where no time was agreed on', () => {
  expect(differsFromAgreed({ ...agreed, deliverTime: null }, agreed)).toEqual([]);
});
