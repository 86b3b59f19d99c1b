import {
  matchScore,
  type LanguagePair,
  type MatchOffer,
  type MatchScore,
  type MatchWants,
} from '@tolk/domain';
import { interpretationModes, jobLevels } from '@tolk/domain/dictionaries/work';
import { translationYears } from '@tolk/domain/dictionaries/people';
import type { Match } from '@tolk/contract';
import type { OfferRecord, OfferedOutput, PostingWants } from './match-repository.ts';

/** Speaking and writing are different crafts; who translates also proofreads. */
const kinds: Readonly<Record<string, 'text' | 'speech'>> = {
  translation: 'text',
  proofreading: 'text',
  interpretation: 'speech',
};

export function wantsOf(posting: PostingWants): MatchWants {
  return {
    pair: { source: posting.source_language, target: posting.target_language },
    fields: [posting.field],
    budget: { unitPrice: posting.salary, unit: posting.unit, currency: posting.currency },
    // A level that staff has added asks for no years.
    yearsMin: jobLevels.find(({ value }) => value === posting.job_level)?.minYears ?? null,
    onSiteRegion: onSiteRegion(posting),
  };
}

/** What the supplier brings to work of this type; null: to work of any type. */
export function offerOf(offer: OfferRecord, projectType: string | null): MatchOffer {
  const outputs = offer.outputs.filter(
    (output) => projectType === null || isOfKind(output, projectType),
  );
  return {
    pairs: outputs.map(pricedPair),
    testedPairs: offer.tests.map(pairOf),
    fields: [...offer.fields, ...offer.proven_fields],
    verified: offer.verified,
    yearsMin: yearsOf(offer.translation_years),
    rating: offer.average === null ? null : { average: offer.average, count: offer.evaluations },
    region: offer.region || null,
  };
}

/** Who offers one of these does the other too. */
export function isOfKind({ project_type: offered }: OfferedOutput, projectType: string): boolean {
  return kinds[offered] === kinds[projectType];
}

/** Full years at least; null where the supplier doesn't say. */
export function yearsOf(value: string): number | null {
  return translationYears.find((entry) => entry.value === value)?.minYears ?? null;
}

export function scoreOf(posting: PostingWants, offer: OfferRecord): MatchScore {
  return matchScore(wantsOf(posting), offerOf(offer, posting.project_type));
}

export function presentMatch({ total, parts }: MatchScore): Match {
  return { score: total, parts: parts.map((part) => ({ ...part })) };
}

function pairOf(row: { source_language: string; target_language: string }): LanguagePair {
  return { source: row.source_language, target: row.target_language };
}

function pricedPair(output: OfferedOutput) {
  const { unit_price: unitPrice, unit, currency } = output;
  return { ...pairOf(output), rate: unitPrice === null ? null : { unitPrice, unit, currency } };
}

/** Only an interpreter travels, and only to a booking that is held at a place. */
function onSiteRegion({ project_type, region, interpretation_mode }: PostingWants): string | null {
  if (project_type !== 'interpretation' || region === 'remote') return null;
  const mode = interpretationModes.find(({ value }) => value === interpretation_mode);
  return mode?.remote === true ? null : region;
}
