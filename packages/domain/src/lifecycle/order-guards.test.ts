import { actionsFor, type ActionState } from './lifecycle.ts';
import type { OrderState } from './order-states.ts';
import { isOvertakenBy, orderLifecycle, type OrderAction, type OrderFacts } from './order.ts';

const due = new Date('2026-11-20T10:00:00.000Z');

const facts: OrderFacts = {
  viewer: 'client',
  isInterpreting: false,
  startAt: new Date('2026-11-18T01:00:00.000Z'),
  dueAt: due,
  completedAt: null,
  pausedMs: 0,
  changeRounds: 0,
  bookings: [],
  hasCancellationTiers: false,
  proposalBy: null,
  change: null,
  changeUntil: null,
  changesProposed: 0,
  milestone: null,
  approval: 'none',
  appealBy: null,
  appealsRaised: 0,
  divided: false,
  evaluatedBy: [],
};

function action(
  name: OrderAction,
  state: OrderState,
  given: Partial<OrderFacts>,
  now = due,
): ActionState<OrderAction> | undefined {
  const all = { ...facts, ...given };
  const actor = all.viewer ?? 'timer';
  return actionsFor(orderLifecycle, state, actor, all, now).find((one) => one.action === name);
}

describe('asking for changes', () => {
  it('is possible for two rounds', () => {
    expect(action('requestChanges', 'submitted', { changeRounds: 0 })?.enabled).toBe(true);
    expect(action('requestChanges', 'submitted', { changeRounds: 1 })?.enabled).toBe(true);
  });

  it('is off after two rounds', () => {
    expect(action('requestChanges', 'submitted', { changeRounds: 2 })).toEqual({
      action: 'requestChanges',
      enabled: false,
      reason: 'noChangeRoundsLeft',
    });
  });
});

describe('a claim of overtime', () => {
  const claimed = (claimsOvertime: boolean) =>
    ({ change: { by: 'supplier', status: 'open', claimsOvertime } }) as const;

  it('is settled before the client goes on, as another change need not be', () => {
    for (const name of ['acceptResults', 'requestChanges'] as const) {
      expect(action(name, 'submitted', claimed(true))?.reason).toBe('overtimeClaimed');
      expect(action(name, 'submitted', claimed(false))?.enabled).toBe(true);
    }
  });

  it('keeps nobody from an appeal, and time does not stand still for it', () => {
    expect(action('appeal', 'submitted', claimed(true))?.enabled).toBe(true);
    expect(action('autoAccept', 'submitted', { ...claimed(true), viewer: null })?.enabled).toBe(
      true,
    );
  });

  it.each([
    ['deliver', true, false],
    ['deliver', false, true],
    ['autoAccept', true, true],
    ['appeal', true, true],
  ] as const)('%s with a claim (%s) leaves it behind: %s', (name, claimsOvertime, isLeft) => {
    expect(isOvertakenBy(name, { by: 'supplier', status: 'open', claimsOvertime })).toBe(isLeft);
  });
});

describe('cancelling a booking', () => {
  const before = new Date('2026-11-18T00:59:59.999Z');
  const booking = { isInterpreting: true, hasCancellationTiers: true } as const;

  it('is for a client by what was agreed on, until the booking begins', () => {
    expect(action('cancelBooking', 'started', booking, before)?.enabled).toBe(true);
    expect(action('cancelBooking', 'started', booking, facts.startAt)?.reason).toBe(
      'bookingHasBegun',
    );
    const untold = { ...booking, hasCancellationTiers: false };
    expect(action('cancelBooking', 'started', untold, before)?.reason).toBe('noCancellationTiers');
    expect(action('cancelBooking', 'started', {}, before)?.reason).toBe('noBooking');
  });

  it('is for a supplier whatever was agreed on', () => {
    const viewer = { isInterpreting: true, viewer: 'supplier' } as const;
    expect(action('giveUpBooking', 'started', viewer, before)?.enabled).toBe(true);
    expect(action('giveUpBooking', 'started', viewer, facts.startAt)?.enabled).toBe(false);
  });
});

describe('cancelling an overdue order', () => {
  const day = new Date('2026-11-21T10:00:00.000Z');

  it('is off until 24 hours after the due time and says from when on it is possible', () => {
    const justBefore = new Date('2026-11-21T09:59:59.999Z');
    expect(action('cancelOverdue', 'started', {}, justBefore)).toEqual({
      action: 'cancelOverdue',
      enabled: false,
      reason: 'notOverdueYet',
      availableAt: day,
    });
  });

  it('is on from the very moment', () => {
    expect(action('cancelOverdue', 'started', {}, day)?.enabled).toBe(true);
  });

  it('is off where the work was done: both were at a booking, or overtime is claimed', () => {
    const reason = (given: Partial<OrderFacts>) =>
      action('cancelOverdue', 'started', { isInterpreting: true, ...given }, day)?.reason;
    const at = (checkedInBy: readonly ('client' | 'supplier')[]) => ({
      bookings: [{ startAt: facts.startAt, endAt: facts.startAt, checkedInBy }],
    });
    expect(reason(at(['client', 'supplier']))).toBe('bookingHeld');
    // Who waited for an interpreter in vain has checked in alone.
    expect(reason(at(['client']))).toBeUndefined();
    const change = { by: 'supplier', status: 'open', claimsOvertime: true } as const;
    expect(reason({ change })).toBe('overtimeClaimed');
    // Nor does it end by itself.
    const byItself = { ...at(['client', 'supplier']), viewer: null };
    expect(action('autoCancelOverdue', 'started', byItself)?.reason).toBe('bookingHeld');
  });
});

describe('an appeal', () => {
  const completedAt = new Date('2026-11-01T00:00:00.000Z');

  it('is possible while the order runs', () => {
    expect(action('appeal', 'started', {})?.enabled).toBe(true);
  });

  it('is possible until the last moment of the seventh day after completion', () => {
    const last = new Date('2026-11-07T23:59:59.999Z');
    expect(action('appeal', 'completed', { completedAt }, last)?.enabled).toBe(true);
  });

  it('is off from the moment on in which the earnings can be settled', () => {
    const after = new Date('2026-11-08T00:00:00.000Z');
    expect(action('appeal', 'completed', { completedAt }, after)).toEqual({
      action: 'appeal',
      enabled: false,
      reason: 'appealWindowOver',
    });
  });

  it('that was withdrawn takes none of the seven days', () => {
    const pausedMs = 3 * 86_400_000;
    const last = new Date('2026-11-10T23:59:59.999Z');
    const over = new Date('2026-11-11T00:00:00.000Z');
    expect(action('appeal', 'completed', { completedAt, pausedMs }, last)?.enabled).toBe(true);
    expect(action('appeal', 'completed', { completedAt, pausedMs }, over)?.enabled).toBe(false);
  });

  it('is raised twice by one side at most', () => {
    expect(action('appeal', 'started', { appealsRaised: 1 })?.enabled).toBe(true);
    expect(action('appeal', 'started', { appealsRaised: 2 })?.reason).toBe('appealsUsedUp');
    expect(action('appeal', 'completed', { divided: true })?.reason).toBe('alreadyDivided');
  });

  it('is withdrawn by who raised it only', () => {
    expect(action('withdrawAppeal', 'inAppeal', { appealBy: 'client' })?.enabled).toBe(true);
    expect(action('withdrawAppeal', 'inAppeal', { appealBy: 'supplier' })?.reason).toBe(
      'notClaimant',
    );
  });

  it('of the platform is withdrawn by nobody', () => {
    expect(action('withdrawAppeal', 'inAppeal', { appealBy: null })?.reason).toBe('notClaimant');
  });
});

describe('an end by agreement', () => {
  it('is proposed once', () => {
    expect(action('proposeEnd', 'started', {})?.enabled).toBe(true);
    expect(action('proposeEnd', 'started', { proposalBy: 'supplier' })?.reason).toBe(
      'proposalPending',
    );
  });

  it('is agreed to by the other side only', () => {
    expect(action('agreeEnd', 'started', {})?.reason).toBe('noProposal');
    expect(action('agreeEnd', 'started', { proposalBy: 'client' })?.reason).toBe('ownProposal');
    expect(action('agreeEnd', 'started', { proposalBy: 'supplier' })?.enabled).toBe(true);
  });

  it('is declined by the other side and taken back by who proposed it', () => {
    expect(action('declineEnd', 'started', {})?.reason).toBe('noProposal');
    expect(action('declineEnd', 'started', { proposalBy: 'client' })?.reason).toBe('ownProposal');
    expect(action('declineEnd', 'started', { proposalBy: 'supplier' })?.enabled).toBe(true);
    expect(action('withdrawEnd', 'started', {})?.reason).toBe('noProposal');
    expect(action('withdrawEnd', 'started', { proposalBy: 'client' })?.enabled).toBe(true);
    expect(action('withdrawEnd', 'started', { proposalBy: 'supplier' })?.reason).toBe(
      'proposalOfOther',
    );
  });
});

describe('a booking', () => {
  const booking = { isInterpreting: true };
  const at = (time: string) => new Date(`2026-11-18T${time}Z`);

  it('is delivered once it has begun', () => {
    const deliver = (now: Date) =>
      action('deliver', 'started', { ...booking, viewer: 'supplier' }, now);
    expect(deliver(at('00:59:59.999'))).toEqual({
      action: 'deliver',
      enabled: false,
      reason: 'bookingNotBegun',
      availableAt: at('01:00:00.000'),
    });
    expect(deliver(at('01:00:00.000'))?.enabled).toBe(true);
  });

  const morning = {
    startAt: at('01:00:00.000'),
    endAt: at('04:00:00.000'),
    checkedInBy: [],
  } as const;
  const afternoon = {
    startAt: at('06:00:00.000'),
    endAt: at('09:00:00.000'),
    checkedInBy: [],
  } as const;
  const checkIn = (bookings: OrderFacts['bookings'], time: string) =>
    action('checkIn', 'started', { ...booking, bookings }, at(time));

  it.each([
    ['00:29:59.999', 'checkInTooEarly'],
    ['00:30:00.000', undefined],
    ['04:00:00.000', undefined],
    ['04:00:00.001', 'bookingOver'],
  ])('takes check-ins from half an hour before it until its end: at %s %s', (time, reason) => {
    expect(checkIn([morning], time)?.reason).toBe(reason);
  });

  it('takes one check-in of each side, and other orders take none', () => {
    const now = '01:00:00.000';
    expect(checkIn([{ ...morning, checkedInBy: ['supplier'] }], now)?.enabled).toBe(true);
    expect(checkIn([{ ...morning, checkedInBy: ['client'] }], now)?.reason).toBe('checkedIn');
    expect(action('checkIn', 'started', {}, at(now))?.reason).toBe('noBooking');
  });

  it('that was attended is followed by the next one, which opens half an hour before it', () => {
    const bookings = [{ ...morning, checkedInBy: ['client'] as const }, afternoon];
    const early = { reason: 'checkInTooEarly', availableAt: at('05:30:00.000') };
    expect(checkIn(bookings, '01:00:00.000')).toMatchObject(early);
    expect(checkIn(bookings, '05:30:00.000')?.enabled).toBe(true);
  });

  it('that nobody checked in to does not keep the next one closed', () => {
    expect(checkIn([morning, afternoon], '04:00:00.001')?.reason).toBe('checkInTooEarly');
    expect(checkIn([morning, afternoon], '06:00:00.000')?.enabled).toBe(true);
  });
});

describe('an evaluation', () => {
  it('is possible once for each side', () => {
    expect(action('evaluate', 'completed', { evaluatedBy: [] })?.enabled).toBe(true);
    expect(action('evaluate', 'completed', { evaluatedBy: ['supplier'] })?.enabled).toBe(true);
    expect(action('evaluate', 'completed', { evaluatedBy: ['client'] })?.reason).toBe(
      'alreadyEvaluated',
    );
  });
});
