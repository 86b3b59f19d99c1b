import type { FreeDays, PastWork } from '@tolk/contract';
import { addMs, limits, withoutContacts } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { freeDaysOf } from '../../profiles/availability/availability.ts';
import { revealedEvaluations } from '../../profiles/evaluations/evaluation-repository.ts';
import { pastWorkOf } from '../../profiles/figures/past-work.ts';
import { figuresOf, type SupplierFigures } from '../../profiles/figures/supplier-figures.ts';
import { listPortfolioSamples } from '../../profiles/public-profile/portfolio-sample-repository.ts';
import { addressKey } from '../../profiles/public-profile/public-profile.ts';
import { findAddress } from '../../profiles/public-profile/public-profile-repository.ts';
import type { PortfolioSampleTable } from '../../profiles/public-profile/public-profile-table.ts';
import { offersOf, type OfferedOutput } from '../people/match-repository.ts';
import { supplierCards } from '../people/supplier-search-repository.ts';
import { listShown, shownProfiles, type DirectoryFilter } from './directory-repository.ts';

/** What everybody may read of a supplier who agreed to it; how to reach them is never part of it. */
export interface PublicSupplier {
  /** Opens nothing by itself: clients who sign in turn to the supplier by it. */
  personId: string;
  address: string;
  name: string;
  avatarUrl: string | null;
  headline: string;
  /** A city, a province or a country of the dictionaries; empty when none is known. */
  region: string;
  fields: readonly string[];
  translationYears: string;
  memberSince: Date;
  realNameVerified: boolean;
  companyVerified: boolean;
  outputs: readonly OfferedOutput[];
  testedPairs: readonly { source: string; target: string; provenFields: readonly string[] }[];
  completedOrders: number;
  rating: { average: number | null; count: number };
  figures: SupplierFigures;
  /** Agreed to show past work and returning clients too. */
  showsWork: boolean;
}

export interface PublicReview {
  grade: number;
  text: string;
  reply: string | null;
  createdAt: Date;
}

export interface PublicPage extends PublicSupplier {
  reviews: readonly PublicReview[];
  pastWork: readonly PastWork[];
  samples: readonly PortfolioSampleTable[];
  /** Null where the supplier does not show them. */
  freeDays: FreeDays | null;
}

const { perPage, sorted, reviews } = limits.publicProfile;

export async function directory(
  db: Queryable,
  filter: DirectoryFilter,
  page: number,
  now: Date,
): Promise<{ total: number; list: PublicSupplier[] }> {
  const offset = (page - 1) * perPage;
  const { total, ids } = await listShown(db, filter, { sorted, limit: perPage, offset });
  return { total, list: await suppliersOf(db, ids, now) };
}

export type FoundPage =
  | { is: 'shown'; page: PublicPage }
  /** The supplier shows the same page under another address now. */
  | { is: 'moved'; address: string }
  /** There was one, and its supplier took it back. */
  | { is: 'gone' }
  | { is: 'unknown' };

export async function publicPageAt(db: Queryable, address: string, now: Date): Promise<FoundPage> {
  const known = await findAddress(db, addressKey(address));
  if (known === undefined || (known.address !== null && known.address !== address))
    return { is: 'unknown' };
  if (known.person_id === null) return { is: 'gone' };
  const [supplier] = await suppliersOf(db, [known.person_id], now);
  if (supplier === undefined) return { is: 'gone' };
  if (supplier.address !== address) return { is: 'moved', address: supplier.address };
  return { is: 'shown', page: await pageOf(db, known.person_id, supplier, now) };
}

async function pageOf(
  db: Queryable,
  personId: string,
  supplier: PublicSupplier,
  now: Date,
): Promise<PublicPage> {
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const { list } = await revealedEvaluations(db, personId, hiddenSince, reviews);
  const samples = await listPortfolioSamples(db, personId);
  return {
    ...supplier,
    reviews: list.map(({ grade, text, reply, created_at }) => ({
      grade,
      text: withoutContacts(text),
      reply: reply === null ? null : withoutContacts(reply),
      createdAt: created_at,
    })),
    pastWork: supplier.showsWork ? await pastWorkOf(db, personId, now) : [],
    samples: samples.filter((sample) => sample.is_public),
    freeDays: await freeDaysOf(db, personId, now, { publicOnly: true }),
  };
}

/** In the order of the ids, without those who are not shown. */
async function suppliersOf(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<PublicSupplier[]> {
  const shown = new Map((await shownProfiles(db, ids)).map((one) => [one.person_id, one]));
  const known = [...shown.keys()];
  const cards = new Map((await supplierCards(db, known, null)).map((one) => [one.person_id, one]));
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const offers = new Map(
    (await offersOf(db, known, hiddenSince)).map((one) => [one.person_id, one]),
  );
  const figures = await figuresOf(db, known, now);
  return ids.flatMap((id) => {
    const [profile, card, offer, own] = [
      shown.get(id),
      cards.get(id),
      offers.get(id),
      figures.get(id),
    ];
    if (!profile || !card || !offer || !own) return [];
    return [
      {
        personId: id,
        address: profile.address,
        name: withoutContacts(card.name),
        avatarUrl: card.avatar_url,
        headline: profile.headline,
        region: offer.region,
        fields: offer.fields,
        translationYears: offer.translation_years,
        memberSince: profile.created_at,
        realNameVerified: offer.verified,
        companyVerified: card.company_verified,
        outputs: card.outputs,
        testedPairs: card.tests.map(({ source_language, target_language, proven_fields }) => ({
          source: source_language,
          target: target_language,
          provenFields: proven_fields,
        })),
        completedOrders: card.completed,
        rating: { average: offer.average, count: offer.evaluations },
        figures: profile.shows_work ? own : { ...own, cameAgain: null },
        showsWork: profile.shows_work,
      },
    ];
  });
}
