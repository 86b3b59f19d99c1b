import {
  appealActions,
  appealLifecycle,
  appealStatuses,
  openAppealStatuses,
  type AppealAction,
  type AppealFacts,
  type AppealStatus,
} from './appeal.ts';
import {
  actionsFor,
  deadEnds,
  findTransition,
  unreachableStates,
  type Actor,
} from './lifecycle.ts';

type Row = Partial<Record<Actor, Partial<Record<AppealAction, AppealStatus | 'same'>>>>;

/** docs/product/lifecycles.md#appeal, written out by hand: all that is not here is forbidden. */
const parties = {
  evidence: {
    addEvidence: 'same',
    offer: 'same',
    acceptOffer: 'agreed',
    acceptMediation: 'same',
    concludeMediation: 'agreed',
    withdraw: 'withdrawn',
  },
  mediation: {
    offer: 'same',
    acceptOffer: 'agreed',
    acceptMediation: 'same',
    concludeMediation: 'agreed',
    withdraw: 'withdrawn',
  },
  ruled: { acceptRuling: 'same', askReview: 'inReview', finalize: 'closed' },
} as const;

const allowed: Record<AppealStatus, Row> = {
  evidence: {
    client: parties.evidence,
    supplier: parties.evidence,
    staff: { extendEvidence: 'same', mediate: 'same' },
    timer: { endEvidence: 'mediation', escalate: 'same' },
  },
  mediation: {
    client: parties.mediation,
    supplier: parties.mediation,
    staff: { mediate: 'same', rule: 'ruled' },
    timer: { escalate: 'same' },
  },
  ruled: { client: parties.ruled, supplier: parties.ruled, timer: { finalize: 'closed' } },
  inReview: { staff: { review: 'closed' } },
  withdrawn: {},
  agreed: {},
  closed: {},
};

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];

describe.each(appealStatuses)('an appeal that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = appealActions.map((action) => [action, allowed[status][actor]?.[action]]);
    const found = appealActions.map((action) => [
      action,
      findTransition(appealLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

describe('the appeal lifecycle', () => {
  it('is entered by a party, or by the timer when money may not be held any longer', () => {
    const entries = actors.flatMap((actor) =>
      appealActions
        .filter((action) => findTransition(appealLifecycle, null, actor, action))
        .map((action) => [actor, action]),
    );
    expect(entries).toEqual([
      ['client', 'open'],
      ['supplier', 'open'],
      ['timer', 'open'],
    ]);
  });

  it('reaches every status, and each that is open leads somewhere', () => {
    expect(unreachableStates(appealLifecycle)).toEqual([]);
    expect(deadEnds(appealLifecycle)).toEqual([]);
    expect(openAppealStatuses).toEqual(['evidence', 'mediation', 'ruled', 'inReview']);
  });

  it('has each timer at the time of the design', () => {
    const hour = 3_600_000;
    const timers = appealLifecycle.transitions
      .filter(({ timer }) => timer !== undefined)
      .map(({ action, timer }) => [action, timer?.after, timer?.ms]);
    expect(timers).toEqual([
      ['endEvidence', 'opened', 72 * hour],
      ['finalize', 'ruled', 72 * hour],
      ['escalate', 'opened', 720 * hour],
    ]);
  });
});

const ruledAt = new Date('2026-11-20T10:00:00.000Z');
const facts: AppealFacts = {
  viewer: 'client',
  staffId: null,
  claimant: 'client',
  ruledAt,
  ruledBy: 'anna',
  offerBy: null,
  acceptedBy: [],
  evidenceCount: 0,
  extended: false,
  mediationAcceptedBy: null,
};

function reasonOf(
  action: AppealAction,
  status: AppealStatus,
  given: Partial<AppealFacts>,
  now = ruledAt,
): string | undefined {
  const all = { ...facts, ...given };
  const states = actionsFor(appealLifecycle, status, all.viewer ?? 'staff', all, now);
  const found = states.find((one) => one.action === action);
  return found?.enabled ? 'on' : found?.reason;
}

it.each<[AppealAction, AppealStatus, Partial<AppealFacts>, string]>([
  ['withdraw', 'evidence', { claimant: 'client' }, 'on'],
  ['withdraw', 'mediation', { claimant: 'supplier' }, 'notClaimant'],
  ['withdraw', 'mediation', { claimant: null }, 'notClaimant'],
  ['acceptOffer', 'evidence', { offerBy: null }, 'noOffer'],
  ['acceptOffer', 'mediation', { offerBy: 'client' }, 'ownOffer'],
  ['acceptOffer', 'mediation', { offerBy: 'supplier' }, 'on'],
  ['addEvidence', 'evidence', { evidenceCount: 19 }, 'on'],
  ['addEvidence', 'evidence', { evidenceCount: 20 }, 'evidenceFull'],
  ['extendEvidence', 'evidence', { viewer: null, extended: false }, 'on'],
  ['extendEvidence', 'evidence', { viewer: null, extended: true }, 'evidenceExtended'],
  ['acceptMediation', 'mediation', { mediationAcceptedBy: null }, 'noOffer'],
  ['acceptMediation', 'evidence', { mediationAcceptedBy: [] }, 'on'],
  ['acceptMediation', 'mediation', { mediationAcceptedBy: ['supplier'] }, 'on'],
  ['acceptMediation', 'mediation', { mediationAcceptedBy: ['client'] }, 'mediationAccepted'],
  ['concludeMediation', 'mediation', { mediationAcceptedBy: ['client'] }, 'noOffer'],
  ['concludeMediation', 'mediation', { mediationAcceptedBy: ['client', 'supplier'] }, 'on'],
  ['acceptRuling', 'ruled', { acceptedBy: ['supplier'] }, 'on'],
  ['acceptRuling', 'ruled', { acceptedBy: ['client'] }, 'rulingAccepted'],
  ['askReview', 'ruled', { acceptedBy: ['supplier'] }, 'on'],
  ['askReview', 'ruled', { acceptedBy: ['client'] }, 'rulingAccepted'],
  ['review', 'inReview', { viewer: null, staffId: 'ben' }, 'on'],
  ['review', 'inReview', { viewer: null, staffId: 'anna' }, 'ownRuling'],
])('%s of an appeal that is %s with %o: %s', (action, status, given, expected) => {
  expect(reasonOf(action, status, given)).toBe(expected);
});

it('a review can be asked for until the last moment of the third day', () => {
  const last = new Date('2026-11-23T10:00:00.000Z');
  const over = new Date('2026-11-23T10:00:00.001Z');
  expect(reasonOf('askReview', 'ruled', {}, last)).toBe('on');
  expect(reasonOf('askReview', 'ruled', {}, over)).toBe('reviewWindowOver');
});
