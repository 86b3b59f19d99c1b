import { DAY, HOUR } from './time.ts';
import {
  kindsOf,
  notedSubjects,
  rolesThatWorkOn,
  subjectOf,
  workKinds,
  workKindsOf,
  workPace,
  workQueuesOf,
  worksOn,
  workSubjects,
  workTarget,
} from './work.ts';

it.each([
  [
    'support',
    [
      'appealsEscalated',
      'appealsAnswered',
      'appealsToRule',
      'appealsToReview',
      'feedbackToAnswer',
      'serviceToAnswer',
      'messagesReported',
      'contentReported',
      'hidingsAppealed',
      'fraudToDecide',
    ],
  ],
  [
    'reviewer',
    [
      'appealsEscalated',
      'appealsAnswered',
      'appealsToRule',
      'appealsToReview',
      'testsToGive',
      'testsToMark',
    ],
  ],
  [
    'finance',
    [
      'settlementsToBatch',
      'batchesToApprove',
      'refundsToDecide',
      'refundsFailed',
      'incidents',
      'taxInvoicesToIssue',
      'differences',
      'transfersUnknown',
    ],
  ],
] as const)('%s works on the queues %j', (role, queues) => {
  expect(workQueuesOf(role)).toEqual(queues);
});

it('every kind is about a record, and every record can wait', () => {
  expect(workKinds).toHaveLength(24);
  expect(workSubjects.filter((subject) => kindsOf(subject).length === 0)).toEqual([]);
  expect(kindsOf('appeal')).toEqual([
    'appealsEscalated',
    'appealsAnswered',
    'appealsToRule',
    'appealsToReview',
  ]);
  expect(subjectOf('refundsFailed')).toBe('refund');
  expect(subjectOf('company')).toBe('company');
});

it('verifications wait for those who may decide them', () => {
  expect(workKindsOf('finance')).toContain('settlementMethod');
  expect(workKindsOf('finance')).not.toContain('realName');
  expect(worksOn('reviewer', 'realName')).toBe(true);
  expect(worksOn('finance', 'realName')).toBe(false);
  expect(rolesThatWorkOn('realName')).toEqual(['reviewer', 'admin']);
  expect(rolesThatWorkOn('refund')).toEqual(['finance', 'admin']);
});

it('people and orders are written notes about by who may see them, and wait for nobody', () => {
  const noted = notedSubjects.filter((subject) => kindsOf(subject).length === 0);
  expect(noted).toEqual(['person', 'order']);
  for (const subject of noted)
    expect(rolesThatWorkOn(subject)).toEqual(['support', 'reviewer', 'finance', 'admin']);
});

describe('the target', () => {
  // A Friday, 12:00 in Shanghai.
  const since = new Date('2026-11-20T04:00:00Z');

  it('is the end of a working day', () => {
    expect(workTarget('company', { since, promised: null })).toEqual(
      new Date('2026-11-23T10:00:00Z'),
    );
    expect(workTarget('taxInvoicesToIssue', { since, promised: null })).toEqual(
      new Date('2026-11-25T10:00:00Z'),
    );
  });

  it('of what has waited too long already is a day', () => {
    const target = new Date('2026-11-21T04:00:00Z');
    expect(workTarget('appealsEscalated', { since, promised: null })).toEqual(target);
  });

  it('is what was promised, where something was', () => {
    const promised = new Date('2026-11-24T10:00:00Z');
    expect(workTarget('testsToMark', { since, promised })).toEqual(promised);
    expect(workTarget('serviceToAnswer', { since, promised: null })).toEqual(since);
  });
});

it.each([
  [0, 'onTime'],
  [17 * HOUR, 'onTime'],
  [18 * HOUR, 'soon'],
  [DAY - 1, 'soon'],
  [DAY, 'over'],
] as const)('a day’s case stands after %d ms: %s', (passed, pace) => {
  const since = new Date('2026-11-20T04:00:00Z');
  const target = new Date(since.getTime() + DAY);
  expect(workPace(since, target, new Date(since.getTime() + passed))).toBe(pace);
});
