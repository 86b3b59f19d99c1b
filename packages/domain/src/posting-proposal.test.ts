import {
  outputPerDay,
  proposedDeadline,
  proposedTime,
  sessionHours,
  usualUnit,
} from './posting-proposal.ts';

// A Monday, 10:00 in Shanghai.
const now = new Date('2026-11-23T02:00:00Z');

it.each([
  ['translation', 'zh-CN', 'thousand-characters', 3_000],
  ['translation', 'ja', 'thousand-characters', 3_000],
  ['translation', 'de', 'thousand-words', 2_000],
  ['proofreading', 'sv', 'thousand-words', 6_000],
  ['interpretation', 'zh-CN', 'hour', null],
] as const)('%s from %s is priced in %s, %j a day', (type, source, unit, output) => {
  expect(usualUnit(type, source)).toBe(unit);
  expect(outputPerDay(type, source)).toBe(output);
});

describe('the proposed due date', () => {
  const german = { projectType: 'translation', sourceLanguage: 'de' } as const;

  it.each([
    // Two days to choose somebody and two of work: Friday.
    [4_000, 'Asia/Shanghai', 2, '2026-11-27T10:00:00.000Z'],
    // A word more is a day more, after the weekend.
    [4_001, 'Asia/Shanghai', 3, '2026-11-30T10:00:00.000Z'],
    [1, 'Europe/Berlin', 1, '2026-11-26T17:00:00.000Z'],
  ])('for %d words in %s is %d days of work later', (words, zone, workDays, due) => {
    const time = proposedTime({ ...german, words }, zone, now);
    expect(time).toEqual({ workDays, dueDate: new Date(due) });
  });

  it('is not claimed where nobody knows how much it is, or for the work of several people', () => {
    for (const words of [null, 0, 240_001]) {
      expect(proposedTime({ ...german, words }, 'Asia/Shanghai', now)).toBeNull();
    }
    const talk = { projectType: 'interpretation', sourceLanguage: 'de', words: 2_000 } as const;
    expect(proposedTime(talk, 'Asia/Shanghai', now)).toBeNull();
  });
});

it.each([
  ['nothing is due', null, '2026-11-25T10:00:00.000Z'],
  ['there is time', '2026-12-04T10:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['it is due tomorrow', '2026-11-24T03:30:00Z', '2026-11-23T14:00:00.000Z'],
  ['it is due in an hour', '2026-11-23T03:00:00Z', null],
  ['it was due', '2026-11-22T03:00:00Z', null],
])('applications close when %s', (_when, end, closes) => {
  const deadline = proposedDeadline(end === null ? null : new Date(end), 'Asia/Shanghai', now);
  expect(deadline?.toISOString() ?? null).toBe(closes);
});

it.each([
  ['2026-11-24T01:00:00Z', '2026-11-24T04:00:00Z', 3],
  ['2026-11-24T01:00:00Z', '2026-11-24T04:10:00Z', 3.5],
  ['2026-11-24T01:00:00Z', '2026-11-24T01:30:00Z', 1],
  ['2026-11-24T01:00:00Z', '2026-11-25T09:00:00Z', null],
  ['2026-11-24T01:00:00Z', '2026-11-24T01:00:00Z', null],
])('a session from %s to %s is %j hours', (start, end, hours) => {
  expect(sessionHours(new Date(start), new Date(end))).toBe(hours);
});
