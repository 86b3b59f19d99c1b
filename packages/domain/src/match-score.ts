import { generalField } from './dictionaries/fields.ts';
import { shareOf } from './money.ts';

/** A direction of translating: from `source` to `target`, values of the dictionary `language`. */
export interface LanguagePair {
  source: string;
  target: string;
}

/** Minor units of `currency`, 1 or more, per `unit` (dictionary `unit`). */
export interface Rate {
  unitPrice: number;
  unit: string;
  currency: string;
}

/** What a posting asks for; null and an empty list ask for nothing. */
export interface MatchWants {
  pair: LanguagePair;
  /** Values of the dictionary `field`. */
  fields: readonly string[];
  /** The most that the client pays. */
  budget: Rate | null;
  /** Full years of experience. */
  yearsMin: number | null;
  /** Where a person has to be: a city, province or country; null where nobody has to travel. */
  onSiteRegion: string | null;
}

/** What a supplier brings. */
export interface MatchOffer {
  /** The same pair may stand here once per unit that the supplier prices it in. */
  pairs: readonly (LanguagePair & { rate: Rate | null })[];
  testedPairs: readonly LanguagePair[];
  fields: readonly string[];
  /** The real name is certified. */
  verified: boolean;
  /** Full years of experience at least; null where the supplier doesn't say. */
  yearsMin: number | null;
  /** Average of 1 to 5 stars over `count` evaluations. */
  rating: { average: number; count: number } | null;
  region: string | null;
}

export const matchPartNames = [
  'pair',
  'field',
  'rate',
  'test',
  'experience',
  'rating',
  'verified',
  'region',
] as const;
export type MatchPartName = (typeof matchPartNames)[number];

/** The most points that a part can give; together 100. */
export const matchWeights: Readonly<Record<MatchPartName, number>> = {
  pair: 30,
  field: 15,
  rate: 15,
  test: 15,
  experience: 8,
  rating: 7,
  verified: 5,
  region: 5,
};

export interface MatchPart {
  name: MatchPartName;
  /** Whole points, 0 to `max`. */
  points: number;
  /** 0 where the posting doesn't ask. */
  max: number;
  /** False where the posting doesn't ask: the part then says nothing, and counts for nothing. */
  asked: boolean;
  /** False where the supplier says nothing that could be compared: the part then gives some of its points. */
  known: boolean;
}

export interface MatchScore {
  /** 0 to 100: the points as a percentage of what the parts that are asked for can give. */
  total: number;
  /** In the order of `matchPartNames`. */
  parts: readonly MatchPart[];
}

/** The share of a part that is met, 0 to 1; null where the posting doesn't ask for it. */
type Share = number | 'unknown' | null;
type Rule = (wants: MatchWants, offer: MatchOffer) => Share;

/** Somebody who translates the other way round knows both languages, but writes the other one. */
const reversePairShare = 0.3;
/** A rate in another unit or currency, or none, says neither yes nor no. */
const unknownShare = 0.5;
/** A rate of one and a half times the budget is out of reach. */
const rateOutOfReach = 1.5;
/** Until evaluations come in, a supplier counts as having `count` of them with this average. */
const ratingPrior = { average: 4, count: 3 };
const sameProvinceShare = 0.5;

const rules: Readonly<Record<MatchPartName, Rule>> = {
  pair: ({ pair }, { pairs }) => {
    if (includesPair(pairs, pair)) return 1;
    return includesPair(pairs, reverseOf(pair)) ? reversePairShare : 0;
  },
  field: (wants, offer) => {
    if (wants.fields.length === 0) return null;
    const met = wants.fields.filter(
      (field) => field === generalField || offer.fields.includes(field),
    );
    return met.length / wants.fields.length;
  },
  rate: rateShare,
  test: ({ pair }, { testedPairs }) => (includesPair(testedPairs, pair) ? 1 : 0),
  experience: (wants, offer) =>
    wants.yearsMin === null || wants.yearsMin <= 0
      ? null
      : Math.min(1, (offer.yearsMin ?? 0) / wants.yearsMin),
  rating: (_wants, { rating }) => {
    const { average, count } = rating ?? { average: 0, count: 0 };
    const stars =
      (average * count + ratingPrior.average * ratingPrior.count) / (count + ratingPrior.count);
    return (stars - 1) / 4;
  },
  verified: (_wants, { verified }) => (verified ? 1 : 0),
  region: ({ onSiteRegion }, { region }) =>
    onSiteRegion === null ? null : regionShare(onSiteRegion, region),
};

/**
 * How well a supplier fits a posting, with the parts that explain it. A supplier who offers the
 * pair in neither direction has 0 in every part: nothing else makes up for the language.
 */
export function matchScore(wants: MatchWants, offer: MatchOffer): MatchScore {
  const languagesFit = rules.pair(wants, offer) !== 0;
  const parts = matchPartNames.map((name): MatchPart => {
    const share = rules[name](wants, offer);
    const known = share !== 'unknown';
    if (share === null) return { name, points: 0, max: 0, asked: false, known };
    const max = matchWeights[name];
    const points = languagesFit ? shareOf(max, known ? share : unknownShare) : 0;
    return { name, points, max, asked: true, known };
  });
  // Pair, test, rating and verification are asked for by every posting: there is always something to share.
  return { total: Math.round((100 * sumOf(parts, 'points')) / sumOf(parts, 'max')), parts };
}

function sumOf(parts: readonly MatchPart[], what: 'points' | 'max'): number {
  return parts.reduce((sum, part) => sum + part[what], 0);
}

/** All within the budget, then falling evenly to none where it is out of reach. */
function rateShare({ pair, budget }: MatchWants, { pairs }: MatchOffer): Share {
  if (budget === null) return null;
  const prices = pairs
    .filter((offered) => isSamePair(offered, pair))
    .flatMap(({ rate }) => (rate === null ? [] : [rate]))
    .filter(({ unit, currency }) => unit === budget.unit && currency === budget.currency)
    .map(({ unitPrice }) => unitPrice);
  if (prices.length === 0) return 'unknown';
  const over = Math.min(...prices) / budget.unitPrice;
  return Math.min(1, Math.max(0, (rateOutOfReach - over) / (rateOutOfReach - 1)));
}

/** Anyone who is in the city is in its province too; half for elsewhere in the same province. */
function regionShare(wanted: string, region: string | null): number {
  if (region === null) return 0;
  if (region === wanted) return 1;
  const province = provinceOf(wanted);
  if (province === null || province !== provinceOf(region)) return 0;
  return wanted === province ? 1 : sameProvinceShare;
}

/** The province of a GB/T 2260 code; null for a country. */
function provinceOf(region: string): string | null {
  return /^\d{6}$/.test(region) ? `${region.slice(0, 2)}0000` : null;
}

function includesPair(pairs: readonly LanguagePair[], pair: LanguagePair): boolean {
  return pairs.some((one) => isSamePair(one, pair));
}

function isSamePair(one: LanguagePair, other: LanguagePair): boolean {
  return one.source === other.source && one.target === other.target;
}

function reverseOf({ source, target }: LanguagePair): LanguagePair {
  return { source: target, target: source };
}
