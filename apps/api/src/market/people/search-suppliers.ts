import type { FoundSupplier, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits, matchScore, readDay, type MatchScore } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import {
  offersOf,
  wantedPosting,
  type OfferRecord,
  type PostingWants,
} from './match-repository.ts';
import {
  findableSuppliers,
  supplierCards,
  type SupplierCard,
  type SupplierFilter,
} from './supplier-search-repository.ts';
import { noSuchDay } from '../../calls/day-span.ts';
import { fieldTexts } from '../../calls/field-rules.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { pagingOf } from '../../calls/paging.ts';
import { searchTerms } from '../../database/search-terms.ts';
import {
  figuresOf,
  figuresIn,
  type SupplierFigures,
} from '../../profiles/figures/supplier-figures.ts';
import { presentOutput } from '../../profiles/profile/outputs.ts';
import { listNamesOf } from '../supplier-lists/supplier-list-repository.ts';
import { fits, quoteFor, type WantedLanguages } from './fit.ts';
import { offerOf, presentMatch, scoreOf, yearsOf } from './match.ts';

type Call = typeof calls.clientinterface.people.searchSuppliers;
type Request = RequestOf<Call>;

/** So many are scored and sorted; a client who finds more has to narrow the search down. */
const candidatesScored = 1_000;
const filterCurrency = 'CNY';

interface Scored {
  offer: OfferRecord;
  match: MatchScore;
  /** The languages are right, and for a posting the kind of work. */
  isFit: boolean;
  quote: FoundSupplier['quote'];
  /** The lowest price in the wanted languages and unit, minor units; null: none is stated in it. */
  price: number | null;
}

/** Who asks, for what: a posting of theirs or languages. */
interface Wanted {
  posting: PostingWants | null;
  languages: WantedLanguages;
  /** Prices count in this unit alone; null where none are asked for. */
  unit: string | null;
}

/**
 * Suppliers who agreed to be found, for a posting of the caller or by filters, with what their
 * match score is made of. Throws `notFound` for a posting that isn't the caller's.
 */
export function searchSuppliers(request: Request, context: CallContext): Promise<ResponseOf<Call>> {
  const isKnown = context.session !== null;
  return context.deps.lateReads.read(isKnown, (db) => searchIn(db, request, context));
}

async function searchIn(
  db: Queryable,
  request: Request,
  { personId, now }: CallContext,
): Promise<ResponseOf<Call>> {
  const postingId = request.projectReleaseInforId ?? null;
  const posting =
    postingId === null
      ? null
      : ((await wantedPosting(db, postingId, personId)) ?? refuse('notFound'));
  const text = request.search?.trim() ?? '';
  const search = searchTerms(text);
  if (text !== '' && search === null) return { total: 0, list: [] };
  const wanted: Wanted = {
    posting,
    languages: languagesOf(request, posting),
    unit: unitOf(request, posting),
  };
  const filter = filterOf(request, wanted, search);
  const candidates = await findableSuppliers(db, personId, filter, candidatesScored);
  const offers = await offersOf(db, candidates, addMs(now, -limits.evaluation.hiddenMs));
  const sorted = offers
    .map((offer) => scored(offer, wanted, request))
    .toSorted((a, b) => fitFirst(a, b) || sorts[request.sort ?? 'match'](a, b) || byId(a, b));
  const { limit, offset } = pagingOf(request);
  const page = sorted.slice(offset, offset + limit);
  const cards = await supplierCards(
    db,
    page.map(({ offer }) => offer.person_id),
    postingId,
  );
  const byPerson = new Map(cards.map((card) => [card.person_id, card]));
  const ids = [...byPerson.keys()];
  const known = {
    figures: await figuresOf(db, ids, now),
    savedIn: await listNamesOf(db, personId, ids),
  };
  return {
    total: sorted.length,
    list: page.flatMap((one) => {
      const card = byPerson.get(one.offer.person_id);
      return card === undefined ? [] : [present(one, card, known, wanted)];
    }),
  };
}

function filterOf(
  request: Request,
  { posting, unit, languages: { sourceLanguage, targetLanguage } }: Wanted,
  search: SupplierFilter['search'],
): SupplierFilter {
  const { rateTo, whFieldId, region, freeOn, verified = false, tested = false } = request;
  if (freeOn !== undefined && !readDay(freeOn)) invalidFields({ freeOn: noSuchDay });
  return {
    search,
    ...(sourceLanguage === undefined ? {} : { sourceLanguage }),
    ...(targetLanguage === undefined ? {} : { targetLanguage }),
    ...(whFieldId ? { field: whFieldId } : {}),
    ...(region ? { region } : {}),
    ...(freeOn ? { freeOn } : {}),
    ...(rateTo === undefined || unit === null
      ? {}
      : { rate: { atMost: rateTo, unit, currency: posting?.currency ?? filterCurrency } }),
    verified,
    tested,
  };
}

/** A posting's own unit, or the one to compare prices in: per page and per hour say nothing to each other. */
function unitOf({ rateTo, rateUnit, sort }: Request, posting: PostingWants | null): string | null {
  const unit = posting?.unit ?? (rateUnit || null);
  const isPriceAsked = rateTo !== undefined || sort === 'rate';
  if (isPriceAsked && unit === null) invalidFields({ rateUnit: fieldTexts.blank });
  return unit;
}

/** A posting's own pair; without a posting what was filtered by. */
function languagesOf(
  { sourceLanguage, targetLanguage }: Request,
  posting: PostingWants | null,
): WantedLanguages {
  return {
    sourceLanguage: posting?.source_language ?? (sourceLanguage || undefined),
    targetLanguage: posting?.target_language ?? (targetLanguage || undefined),
  };
}

function scored(
  offer: OfferRecord,
  { posting, languages, unit }: Wanted,
  request: Request,
): Scored {
  const fitting = offer.outputs.filter((output) => fits(output, languages, posting));
  const currency = posting?.currency ?? filterCurrency;
  const prices = fitting
    .filter((output) => output.currency === currency && output.unit === unit)
    .flatMap(({ unit_price }) => unit_price ?? []);
  return {
    offer,
    match: posting === null ? filterScore(offer, fitting, request) : scoreOf(posting, offer),
    isFit: posting === null || fitting.length > 0,
    quote: posting === null ? null : quoteFor(posting, fitting),
    price: prices.length === 0 ? null : Math.min(...prices),
  };
}

/** By the filters alone; without both languages each counts with the best pair that they offer. */
function filterScore(
  offer: OfferRecord,
  wanted: OfferRecord['outputs'],
  { sourceLanguage, targetLanguage, whFieldId }: Request,
): MatchScore {
  const pairs =
    wanted.length > 0 ? wanted : [{ source_language: '', target_language: '' } as const];
  const scores = pairs.map(({ source_language: source, target_language: target }) =>
    matchScore(
      {
        pair: { source, target },
        fields: whFieldId ? [whFieldId] : [],
        budget: null,
        yearsMin: null,
        onSiteRegion: null,
      },
      offerOf(offer, null),
    ),
  );
  const best = scores.toSorted((a, b) => b.total - a.total)[0] ?? refuse('notFound');
  const pairAsked = Boolean(sourceLanguage && targetLanguage);
  return {
    ...best,
    parts: best.parts.map((part) => (part.name === 'pair' ? { ...part, asked: pairAsked } : part)),
  };
}

type Sort = NonNullable<Request['sort']>;

/** Who offers only another kind of work in these languages comes after all who do this one. */
function fitFirst(a: Scored, b: Scored): number {
  return Number(b.isFit) - Number(a.isFit);
}

/** The first comes first; what nobody knows of comes last. */
const sorts: Readonly<Record<Sort, (a: Scored, b: Scored) => number>> = {
  match: (a, b) => b.match.total - a.match.total,
  rating: (a, b) =>
    (b.offer.average ?? 0) - (a.offer.average ?? 0) || b.offer.evaluations - a.offer.evaluations,
  rate: (a, b) => nullLast(a.price) - nullLast(b.price),
  experience: (a, b) =>
    (yearsOf(b.offer.translation_years) ?? -1) - (yearsOf(a.offer.translation_years) ?? -1),
};

function nullLast(price: number | null): number {
  return price ?? Number.MAX_SAFE_INTEGER;
}

function byId(a: Scored, b: Scored): number {
  return a.offer.person_id < b.offer.person_id ? -1 : 1;
}

/** What is known of the suppliers of one page besides their cards, each by supplier. */
interface Known {
  figures: ReadonlyMap<string, SupplierFigures>;
  savedIn: ReadonlyMap<string, string[]>;
}

function present(
  { offer, match, isFit, quote }: Scored,
  card: SupplierCard,
  { figures, savedIn }: Known,
  { posting, languages }: Wanted,
): FoundSupplier {
  const [fitting, others] = split(card.outputs, (output) => fits(output, languages, posting));
  // Next to what fits, what has its languages at least: for other work than the posting’s.
  const [near, far] = split(others, (output) => fits(output, languages, null));
  return {
    supUserId: card.person_id,
    supUserName: card.name,
    supUserAvatar: card.avatar_url,
    location: card.location,
    region: card.region,
    translationYears: offer.translation_years,
    whFieldIds: offer.fields,
    outputs: [...fitting, ...near, ...far].map(presentOutput),
    fittingOutputs: fitting.length,
    isFit,
    quote,
    passedTests: passedTestsOf(card),
    realNameVerified: offer.verified,
    companyVerified: card.company_verified,
    rating: { average: offer.average, count: offer.evaluations },
    figures: figuresIn(figures, card.person_id),
    completedOrders: card.completed,
    invited: card.invited,
    savedIn: savedIn.get(card.person_id) ?? [],
    match: presentMatch(match),
  };
}

/** The tests that a supplier has passed, as lists of suppliers show them. */
export function passedTestsOf({ tests }: SupplierCard): FoundSupplier['passedTests'] {
  return tests.map((test) => ({
    sourceLanguage: test.source_language,
    targetLanguage: test.target_language,
    score: test.score,
    offline: test.is_offline,
    finishTime: new Date(test.finished_at).toISOString(),
    provenFieldIds: test.proven_fields,
  }));
}

function split<T>(list: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [list.filter(holds), list.filter((one) => !holds(one))];
}
