import {
  matchPartNames,
  matchScore,
  matchWeights,
  type MatchOffer,
  type MatchPartName,
  type MatchWants,
} from './match-score.ts';

const perThousand = { unit: 'thousand-characters', currency: 'CNY' };
const chineseToEnglish = { source: 'zh-CN', target: 'en' };
const englishToChinese = { source: 'en', target: 'zh-CN' };

/** 200 yuan per thousand characters, law, three years, in Hangzhou. */
const wants: MatchWants = {
  pair: chineseToEnglish,
  fields: ['law'],
  budget: { ...perThousand, unitPrice: 200_00 },
  yearsMin: 3,
  onSiteRegion: '330100',
};

const offer: MatchOffer = {
  pairs: [{ ...chineseToEnglish, rate: { ...perThousand, unitPrice: 200_00 } }],
  testedPairs: [chineseToEnglish],
  fields: ['law', 'finance'],
  verified: true,
  yearsMin: 3,
  rating: { average: 5, count: 97 },
  region: '330100',
};

function pointsOf(
  name: MatchPartName,
  change: { wants?: Partial<MatchWants>; offer?: Partial<MatchOffer> },
): number | undefined {
  const { parts } = matchScore({ ...wants, ...change.wants }, { ...offer, ...change.offer });
  return parts.find((part) => part.name === name)?.points;
}

describe('the whole score', () => {
  it('of a supplier who has everything is 100', () => {
    expect(matchScore(wants, offer)).toEqual({
      total: 100,
      parts: [
        { name: 'pair', points: 30, max: 30, asked: true, known: true },
        { name: 'field', points: 15, max: 15, asked: true, known: true },
        { name: 'rate', points: 15, max: 15, asked: true, known: true },
        { name: 'test', points: 15, max: 15, asked: true, known: true },
        { name: 'experience', points: 8, max: 8, asked: true, known: true },
        { name: 'rating', points: 7, max: 7, asked: true, known: true },
        { name: 'verified', points: 5, max: 5, asked: true, known: true },
        { name: 'region', points: 5, max: 5, asked: true, known: true },
      ],
    });
  });

  it('of a newcomer with the pair and nothing else is its parts together', () => {
    const newcomer: MatchOffer = {
      pairs: [{ ...chineseToEnglish, rate: null }],
      testedPairs: [],
      fields: [],
      verified: false,
      yearsMin: null,
      rating: null,
      region: null,
    };
    const { total, parts } = matchScore(wants, newcomer);
    expect(parts.map(({ points }) => points)).toEqual([30, 0, 8, 0, 0, 5, 0, 0]);
    expect(total).toBe(43);
  });

  it('of a supplier without the languages is 0 in every part', () => {
    const { total, parts } = matchScore(wants, {
      ...offer,
      pairs: [{ source: 'fr', target: 'en', rate: null }],
    });
    expect(total).toBe(0);
    expect(parts.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('does not count what is not asked, and says so', () => {
    const { total, parts } = matchScore(
      { ...wants, fields: [], budget: null, yearsMin: null, onSiteRegion: null },
      { ...offer, fields: [], yearsMin: null, region: null },
    );
    expect(total).toBe(100);
    expect(parts.filter(({ asked }) => !asked).map(({ name }) => name)).toEqual([
      'field',
      'rate',
      'experience',
      'region',
    ]);
    // Of 57 points that the pair, the test, the rating and the verification can give: 30 and 5.
    const untested = { ...offer, testedPairs: [], verified: false, rating: null };
    const asked = { ...wants, fields: [], budget: null, yearsMin: null, onSiteRegion: null };
    expect(matchScore(asked, untested).total).toBe(61);
  });

  it('has weights that are 100 together, each part once', () => {
    expect(matchPartNames.map((name) => matchWeights[name])).toEqual([30, 15, 15, 15, 8, 7, 5, 5]);
    expect(Object.keys(matchWeights)).toHaveLength(8);
  });
});

describe('the language pair', () => {
  it.each([
    ['in the other direction only', [englishToChinese], 9],
    ['in both directions', [englishToChinese, chineseToEnglish], 30],
    ['with another target', [{ source: 'zh-CN', target: 'ja' }], 0],
    ['of another variety', [{ source: 'zh-TW', target: 'en' }], 0],
    ['missing', [], 0],
  ])('%s', (_title, pairs, points) => {
    const offered = pairs.map((pair) => ({ ...pair, rate: null }));
    expect(pointsOf('pair', { offer: { pairs: offered } })).toBe(points);
  });
});

describe('fields', () => {
  it.each([
    ['one of one', ['law'], ['law'], 15],
    ['one of two', ['law', 'patents'], ['law'], 8],
    ['one of three', ['law', 'patents', 'finance'], ['law'], 5],
    ['none of one', ['games'], ['law'], 0],
    ['general asked, which everybody has', ['general'], [], 15],
  ])('%s', (_title, asked, has, points) => {
    expect(pointsOf('field', { wants: { fields: asked }, offer: { fields: has } })).toBe(points);
  });
});

describe('the rate against a budget of ¥200', () => {
  it.each([
    ['¥120', 120_00, 15],
    ['¥200', 200_00, 15],
    ['¥200.01', 200_01, 15],
    ['¥220', 220_00, 12],
    ['¥250', 250_00, 8],
    ['¥299', 299_00, 0],
    ['¥300', 300_00, 0],
    ['¥900', 900_00, 0],
  ])('%s', (_title, unitPrice, points) => {
    const rate = { ...perThousand, unitPrice };
    expect(pointsOf('rate', { offer: { pairs: [{ ...chineseToEnglish, rate }] } })).toBe(points);
  });

  it.each([
    ['another unit', { unitPrice: 1, unit: 'word', currency: 'CNY' }],
    ['another currency', { unitPrice: 1, unit: 'thousand-characters', currency: 'USD' }],
    ['no rate', null],
  ])('%s counts half, and says that it is unknown', (_title, rate) => {
    const supplier = { ...offer, pairs: [{ ...chineseToEnglish, rate }] };
    const part = { name: 'rate', points: 8, max: 15, asked: true, known: false };
    expect(matchScore(wants, supplier).parts).toContainEqual(part);
  });

  it('the rate of the other direction does not count', () => {
    const pairs = [
      { ...chineseToEnglish, rate: { ...perThousand, unitPrice: 400_00 } },
      { ...englishToChinese, rate: { ...perThousand, unitPrice: 100_00 } },
    ];
    expect(pointsOf('rate', { offer: { pairs } })).toBe(0);
  });

  it('the rate in the unit of the budget counts among several', () => {
    const pairs = [
      { ...chineseToEnglish, rate: { unitPrice: 50, unit: 'word', currency: 'CNY' } },
      { ...chineseToEnglish, rate: { ...perThousand, unitPrice: 250_00 } },
    ];
    expect(pointsOf('rate', { offer: { pairs } })).toBe(8);
  });
});

describe('the other parts', () => {
  it('a test in the other direction does not count', () => {
    expect(pointsOf('test', { offer: { testedPairs: [englishToChinese] } })).toBe(0);
  });

  it.each([
    [null, 0],
    [0, 0],
    [1, 3],
    [2, 5],
    [3, 8],
    [20, 8],
  ])('of three years asked, %s give %i points', (yearsMin, points) => {
    expect(pointsOf('experience', { offer: { yearsMin } })).toBe(points);
  });

  it('no years asked do not count', () => {
    const { parts } = matchScore({ ...wants, yearsMin: 0 }, { ...offer, yearsMin: null });
    expect(parts).toContainEqual({
      name: 'experience',
      points: 0,
      max: 0,
      asked: false,
      known: true,
    });
  });

  it.each([
    ['none yet', null, 5],
    ['one of 5 stars', { average: 5, count: 1 }, 6],
    ['one of 1 star', { average: 1, count: 1 }, 4],
    ['a hundred of 1 star', { average: 1, count: 100 }, 0],
    ['a hundred of 3 stars', { average: 3, count: 100 }, 4],
    ['a hundred of 5 stars', { average: 5, count: 100 }, 7],
  ])('evaluations: %s', (_title, rating, points) => {
    expect(pointsOf('rating', { offer: { rating } })).toBe(points);
  });

  it('an uncertified name gives nothing', () => {
    expect(pointsOf('verified', { offer: { verified: false } })).toBe(0);
  });

  it.each([
    ['the city itself', '330100', '330100', 5],
    ['another city of the province', '330100', '330200', 3],
    ['the province, no city said', '330100', '330000', 3],
    ['a city of the province that is asked', '330000', '330200', 5],
    ['another province', '330100', '310100', 0],
    ['a city where a country is asked', 'PT', '330100', 0],
    ['the country', 'PT', 'PT', 5],
    ['another country', 'PT', 'ES', 0],
    ['nowhere', '330100', null, 0],
  ])('region: %s', (_title, onSiteRegion, region, points) => {
    expect(pointsOf('region', { wants: { onSiteRegion }, offer: { region } })).toBe(points);
  });
});
