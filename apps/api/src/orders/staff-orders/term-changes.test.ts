import { termChanges, type FrozenTerms } from './term-changes.ts';

const terms: FrozenTerms = {
  name: 'Harbour guide',
  order_type: 'interpretation',
  field: 'law',
  source_language: 'en',
  target_language: 'fr',
  start_at: '2026-11-24T01:00:00.000Z',
  end_at: '2026-11-24T04:00:00.000Z',
  due_at: '2026-11-25T04:00:00.000Z',
  accept_by: '2026-11-25T04:00:00.000Z',
  zone: 'Asia/Shanghai',
  workload: 3,
  pricing: 'perUnit',
  booking_mode: 'onSite',
  booking_place: 'Gate 2',
  bookings: [{ start: '2026-11-24T01:00:00.000Z', end: '2026-11-24T04:00:00.000Z' }],
  cancellation_tiers: null,
  overtime_rate: null,
  overtime: [],
  travel: 0,
  both_directions: false,
  unit_price: 300_00,
  unit: 'hour',
  currency: 'CNY',
  description: 'A tour.',
  price: 900_00,
  fee: 27_00,
  commission: 0,
};
const changed: FrozenTerms = {
  ...terms,
  target_language: 'de',
  both_directions: true,
  bookings: [{ start: '2026-11-24T02:00:00.000Z', end: '2026-11-24T04:00:00.000Z' }],
  cancellation_tiers: [
    { daysBefore: 7, percent: 0 },
    { daysBefore: 2, percent: 50 },
  ],
  overtime_rate: 150_00,
  overtime: [{ start: '2026-11-24T01:00:00.000Z', minutes: 40 }],
  travel: 320_00,
  pricing: 'fixed',
  booking_mode: 'remote',
  booking_place: '',
  description: 'A tour of the new pier.',
};

it.each([
  [
    'en',
    [
      'Into: French → German',
      'Both ways: no → yes',
      [
        'Bookings: Tue 24 Nov 2026, 09:00 UTC+8',
        ' – Tue 24 Nov 2026, 12:00 UTC+8',
        ' → Tue 24 Nov 2026, 10:00 UTC+8',
        ' – Tue 24 Nov 2026, 12:00 UTC+8',
      ].join(''),
      'Cancellation: only by agreement → 7 days before: 0%, 2 days before: 50%',
      'Overtime rate: – → ¥ 150.00 CNY',
      'Overtime: – → Tue 24 Nov 2026, 09:00 UTC+8: 40 min',
      'Travel: ¥ 0.00 CNY → ¥ 320.00 CNY',
      'Pricing: by unit → fixed price',
      'Where: on site → remote',
      'Place or link: Gate 2 → –',
      'Description: changed',
    ],
  ],
  ['zh-CN', expect.arrayContaining(['目标语言：法语 → 德语', '工作说明：已修改'])],
] as const)('what changed is said in %s, a line each', (language, lines) => {
  expect(termChanges(terms, changed, language)?.split('\n')).toEqual(lines);
});

it('of bookings only those are named that moved, came or went', () => {
  const kept = { start: '2026-11-25T01:00:00.000Z', end: '2026-11-25T04:00:00.000Z' };
  const [first] = terms.bookings;
  const before = { ...terms, bookings: [...terms.bookings, kept] };
  expect(termChanges(before, { ...before, bookings: [kept] }, 'en')).toBe(
    'Bookings: Tue 24 Nov 2026, 09:00 UTC+8 – Tue 24 Nov 2026, 12:00 UTC+8 → –',
  );
  const later = { start: '2026-11-26T01:00:00.000Z', end: '2026-11-26T04:00:00.000Z' };
  const after = { ...before, bookings: [first ?? kept, kept, later] };
  expect(termChanges(before, after, 'en')).toBe(
    'Bookings: – → Thu 26 Nov 2026, 09:00 UTC+8 – Thu 26 Nov 2026, 12:00 UTC+8',
  );
});

it('milestones that changed are named, and those that are new or gone', () => {
  const milestone = (name: string, price: number, day: number, checked = day) => ({
    name,
    price,
    due_at: `2026-11-${day}T04:00:00.000Z`,
    accept_by: `2026-11-${checked}T04:00:00.000Z`,
  });
  const two = {
    ...terms,
    milestones: [milestone('Draft', 300_00, 21), milestone('Rest', 600_00, 25)],
  };
  const three = {
    ...terms,
    milestones: [
      milestone('Draft', 300_00, 21),
      milestone('Rest', 400_00, 25, 27),
      milestone('Index', 200_00, 28),
    ],
  };
  expect(termChanges(two, three, 'en')?.split('\n')).toEqual([
    [
      'Milestone 2 “Rest”: ¥ 600.00 CNY → ¥ 400.00 CNY',
      'checked by Wed 25 Nov 2026, 12:00 UTC+8 → checked by Fri 27 Nov 2026, 12:00 UTC+8',
    ].join(', '),
    [
      'Milestone 3: – → Index, ¥ 200.00 CNY, due Sat 28 Nov 2026, 12:00 UTC+8',
      'checked by Sat 28 Nov 2026, 12:00 UTC+8',
    ].join(', '),
  ]);
  expect(termChanges(three, terms, 'zh-CN')?.split('\n').at(-1)).toBe(
    [
      '阶段 3：Index，¥ 200.00 CNY，交付截止 2026 年 11 月 28 日 周六 12:00 UTC+8',
      '验收截止 2026 年 11 月 28 日 周六 12:00 UTC+8 → –',
    ].join('，'),
  );
});

it('one price for everything is called so', () => {
  const fixed: FrozenTerms = { ...terms, pricing: 'fixed', unit_price: 900_00 };
  expect(termChanges(fixed, { ...fixed, unit_price: 1_000_00 }, 'en')).toBe(
    'Price for everything: ¥ 900.00 CNY → ¥ 1,000.00 CNY',
  );
});

it('terms that stayed the same, or moved by less than is shown, say nothing', () => {
  expect(termChanges(terms, { ...terms }, 'en')).toBeNull();
  const later = { ...terms, due_at: '2026-11-25T04:00:00.123Z' };
  expect(termChanges(terms, later, 'en')).toBeNull();
});
