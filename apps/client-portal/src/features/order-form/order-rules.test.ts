import { defaultWordWeights } from '@tolk/domain';
import { learnServerTime } from '@tolk/api-client';
import { setLanguage } from '@tolk/i18n';
import { orderRules, orderTermsOf } from './order-rules.ts';
import type { OrderValues } from './order-values.ts';

const values: OrderValues = {
  orderName: 'Board meeting',
  orderType: 'interpretation',
  whFieldId: 'finance',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  startTime: '2126-11-01T05:00:00.000Z',
  endTime: '2126-11-01T08:00:00.000Z',
  deliverTime: '2126-11-01T08:00:00.000Z',
  acceptTime: '2126-11-08T08:00:00.000Z',
  bookings: [{ startTime: '2126-11-01T05:00:00.000Z', endTime: '2126-11-01T08:00:00.000Z' }],
  milestones: [],
  breaks: { minutes: null, meals: null },
  cancellationTiers: null,
  overtimeRate: null,
  travel: null,
  bothDirections: true,
  zone: 'Asia/Shanghai',
  bookingMode: 'onSite',
  bookingPlace: 'Tower 2, room 1404',
  workload: 2,
  pricing: 'perUnit',
  unitPrice: 80_000,
  unitName: 'hour',
  currency: 'CNY',
  orderDescription: 'Minutes are not needed.',
  orderFiles: [],
  references: [],
  wordWeights: defaultWordWeights,
};

const faultsOf = (changed: Partial<OrderValues>) => {
  try {
    orderRules.validateSync({ ...values, ...changed }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string }[] }).inner.map(({ path }) => path);
  }
};

const translation = { orderType: 'translation', unitName: 'thousand-words' } as const;

it('weights are sent where words are counted, and one that no field holds back is as at first', () => {
  const wordWeights = { ...defaultWordWeights, fuzzy95: null, new: 150, exact: 10 };
  const terms = (changed: Partial<OrderValues>) =>
    orderTermsOf({ ...values, ...translation, wordWeights, ...changed });
  expect(terms({}).wordWeights).toEqual({ ...defaultWordWeights, exact: 10 });
  expect(terms({ wordWeights: { ...wordWeights, new: Number.NaN } }).wordWeights?.new).toBe(100);
  expect(terms({ unitName: 'hour' })).not.toHaveProperty('wordWeights');
  expect(terms({ orderType: 'interpretation' })).not.toHaveProperty('wordWeights');
});

it('interpreting has no marks for reference', () => {
  const file = { fileId: 'agenda', fileName: 'agenda.pdf', fileSize: 1 };
  const marked = { ...values, orderFiles: [file], references: ['agenda'] };
  expect(orderTermsOf(marked).referenceFileIds).toEqual([]);
  expect(orderTermsOf({ ...marked, ...translation }).referenceFileIds).toEqual(['agenda']);
});

const unnamed = { milestoneName: '', deliverTime: null, acceptTime: null, amountOfMoney: null };

/** A translation for CNY 1,600.00 in two milestones, fen. */
function inTwo(
  first: number,
  second: number,
  due = '2126-11-05T08:00:00.000Z',
  acceptTime: string | null = null,
) {
  const one = { milestoneName: 'First', deliverTime: '2126-11-02T08:00:00.000Z', acceptTime };
  return {
    orderType: 'translation',
    milestones: [
      { ...one, amountOfMoney: first },
      { milestoneName: 'Second', deliverTime: due, acceptTime: null, amountOfMoney: second },
    ],
  } satisfies Partial<OrderValues>;
}

beforeEach(() => setLanguage('en'));
afterEach(() => learnServerTime(String(Date.now())));

describe('an order', () => {
  it.each([
    ['as it stands', {}, []],
    ['on site without an address', { bookingPlace: ' ' }, ['bookingPlace']],
    ['remote without a link', { bookingMode: 'remote', bookingPlace: '' }, []],
    ['that is no booking, without a place', { orderType: 'translation', bookingPlace: '' }, []],
    ['that may be cancelled', { cancellationTiers: [{ daysBefore: 7, percent: 0 }] }, []],
    [
      'whose cancellation grows cheaper',
      {
        cancellationTiers: [
          { daysBefore: 2, percent: 50 },
          { daysBefore: 7, percent: 0 },
        ],
      },
      ['cancellationTiers'],
    ],
    [
      'with half a line about cancelling',
      { cancellationTiers: [{ daysBefore: 7, percent: null }] },
      ['cancellationTiers'],
    ],
    ['with a unit price over a million', { unitPrice: 1_000_000_01 }, ['unitPrice']],
    ['with one price over a million', { pricing: 'fixed', unitPrice: 1_000_000_01 }, []],
    [
      'with one price over five million',
      { pricing: 'fixed', unitPrice: 5_000_000_01 },
      ['unitPrice'],
    ],
    [
      'that ends before it starts',
      { orderType: 'translation', endTime: '2126-11-01T04:00:00.000Z' },
      ['endTime'],
    ],
    [
      'with a booking that ends before it starts',
      {
        bookings: [{ startTime: '2126-11-01T05:00:00.000Z', endTime: '2126-11-01T04:00:00.000Z' }],
      },
      ['bookings[0].endTime'],
    ],
    ['in milestones that come to its price', inTwo(60_000, 100_000), []],
    ['in milestones that cost less', inTwo(60_000, 99_999), ['milestones.1.amountOfMoney']],
    ['in milestones one of which is free', inTwo(160_000, 0), ['milestones[1].amountOfMoney']],
    [
      'in milestones that are due at the same time',
      inTwo(60_000, 100_000, '2126-11-02T08:00:00.000Z'),
      ['milestones.1.deliverTime'],
    ],
    [
      'in milestones, one of which is checked before it is delivered',
      inTwo(60_000, 100_000, undefined, '2126-11-02T07:59:00.000Z'),
      ['milestones[0].acceptTime'],
    ],
    ['in milestones that are left over from another type', { milestones: [unnamed] }, []],
  ] satisfies [string, Partial<OrderValues>, string[]][])(
    '%s has these faults',
    (_, changed, faults) => {
      expect(faultsOf(changed)).toEqual(faults);
    },
  );

  it('asks for the name of a milestone in words', () => {
    const [first, second] = inTwo(60_000, 100_000).milestones;
    const { milestoneName: _empty, ...nameless } = second ?? unnamed;
    const form = { ...values, orderType: 'translation', milestones: [first, nameless] };
    expect(() => orderRules.validateSync(form)).toThrow('Say what is delivered.');
  });

  it('is delivered in the future of the server, whatever the device’s clock says', () => {
    learnServerTime(String(Date.parse('2126-11-01T08:00:00.000Z')));
    expect(faultsOf({ orderType: 'translation' })).toEqual(['deliverTime']);
    expect(faultsOf({})).toEqual([]);
  });

  it('has bookings instead of dates when something is interpreted', () => {
    const { bookings, deliverTime, startTime } = orderTermsOf(values);
    expect(bookings).toEqual(values.bookings);
    expect([startTime, deliverTime]).toEqual(['2126-11-01T05:00:00.000Z', undefined]);
    const other = orderTermsOf({ ...values, orderType: 'translation' });
    expect([other.bookings, other.deliverTime]).toEqual([undefined, '2126-11-01T08:00:00.000Z']);
  });

  it('in milestones has their times instead of its own', () => {
    const { milestones, deliverTime, acceptTime } = orderTermsOf({
      ...values,
      ...inTwo(60_000, 100_000, undefined, '2126-11-03T08:00:00.000Z'),
    });
    expect([milestones?.length, deliverTime, acceptTime]).toEqual([2, undefined, undefined]);
    expect(milestones).toMatchObject([{ acceptTime: '2126-11-03T08:00:00.000Z' }, {}]);
    expect(Object.keys(milestones?.[1] ?? {})).not.toContain('acceptTime');
    expect(orderTermsOf(values).milestones).toBeUndefined();
  });

  it('says where its booking is, and only then', () => {
    expect(orderTermsOf(values)).toMatchObject({
      bookingMode: 'onSite',
      bookingPlace: 'Tower 2, room 1404',
    });
    const terms = orderTermsOf({ ...values, orderType: 'translation' });
    expect(Object.keys(terms)).not.toContain('bookingMode');
    expect(Object.keys(terms)).not.toContain('bookingPlace');
    const tiers = [{ daysBefore: 7, percent: 0 }];
    const cancellable = { ...values, cancellationTiers: tiers };
    expect(orderTermsOf(cancellable).cancellationTiers).toEqual(tiers);
    expect(
      orderTermsOf({ ...cancellable, orderType: 'translation' }).cancellationTiers,
    ).toBeUndefined();
  });
});

describe('overtime and travel of a booking', () => {
  const extras = { overtimeRate: 150_00, travel: 300_00 };

  it('are sent where they are filled in', () => {
    expect(orderTermsOf({ ...values, ...extras })).toMatchObject(extras);
    expect(orderTermsOf(values)).not.toHaveProperty('overtimeRate');
    expect(orderTermsOf(values)).not.toHaveProperty('travel');
  });

  it('are left out where the form does not show them', () => {
    const remote = orderTermsOf({ ...values, ...extras, bookingMode: 'remote' });
    expect(remote).toMatchObject({ overtimeRate: 150_00 });
    expect(remote).not.toHaveProperty('travel');
    const text = { ...values, ...extras, orderType: 'translation' } as const;
    expect(orderTermsOf(text)).not.toHaveProperty('overtimeRate');
    expect(faultsOf({ bookingMode: 'remote', travel: 99_999_999 })).toEqual([]);
  });

  it('are whole amounts within what can be paid', () => {
    expect(faultsOf({ overtimeRate: 1_000_001_00 })).toEqual(['overtimeRate']);
    expect(faultsOf({ travel: 20_000_01, unitPrice: 5_000_00 })).toEqual(['travel']);
    expect(faultsOf({ travel: 20_000_00, unitPrice: 5_000_00 })).toEqual([]);
    // Two hours at 800.00, four times.
    expect(faultsOf({ travel: 6_400_00 })).toEqual([]);
    expect(faultsOf({ travel: 6_400_01 })).toEqual(['travel']);
    expect(faultsOf({ travel: 0 })).toEqual(['travel']);
    expect(faultsOf({ travel: Number.NaN })).toEqual(['travel']);
  });
});

it('a booking has breaks and meals where both are filled in, and neither alone', () => {
  const both = { minutes: 60, meals: 'client' } as const;
  expect(orderTermsOf({ ...values, breaks: both })).toMatchObject({ breaks: both });
  expect(orderTermsOf(values)).not.toHaveProperty('breaks');
  expect(faultsOf({ breaks: { minutes: 60, meals: null } })).toEqual(['breaks.meals']);
  expect(faultsOf({ breaks: { minutes: null, meals: 'none' } })).toEqual(['breaks.minutes']);
  expect(faultsOf({ breaks: { ...both, minutes: 241 } })).toEqual(['breaks.minutes']);
  // Three hours are booked.
  expect(faultsOf({ breaks: { ...both, minutes: 179 } })).toEqual([]);
  expect(faultsOf({ breaks: { ...both, minutes: 180 } })).toEqual(['breaks.minutes']);
  // Other work is not asked for what it does not show.
  expect(faultsOf({ orderType: 'translation', breaks: { minutes: 60, meals: null } })).toEqual([]);
});
