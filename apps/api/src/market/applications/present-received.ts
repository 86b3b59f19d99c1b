import type { ReceivedApplication } from '@tolk/contract';
import { addMs, limits, type Language } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { isOfKind } from '../people/match.ts';
import { offersOf } from '../people/match-repository.ts';
import { supplierCards, type SupplierCard } from '../people/supplier-search-repository.ts';
import type { ApplicationRecord } from './application-repository.ts';
import { presentApplication } from './present-application.ts';

/** Applications as their client weighs them, in the order given. */
export async function presentReceived(
  db: Queryable,
  applications: readonly ApplicationRecord[],
  { now, language }: { now: Date; language: Language },
): Promise<ReceivedApplication[]> {
  const ids = [...new Set(applications.map(({ supplier_id }) => supplier_id))];
  const [offers, cards] = await Promise.all([
    offersOf(db, ids, addMs(now, -limits.evaluation.hiddenMs)),
    supplierCards(db, ids, null),
  ]);
  const offerOf = new Map(offers.map((offer) => [offer.person_id, offer]));
  const cardOf = new Map(cards.map((card) => [card.person_id, card]));
  return applications.map((application) => {
    const offer = offerOf.get(application.supplier_id);
    const card = cardOf.get(application.supplier_id);
    return {
      ...presentApplication(application, 'client', now, language),
      dueDate: application.due_at?.toISOString() ?? null,
      rating: { average: offer?.average ?? null, count: offer?.evaluations ?? 0 },
      completedOrders: card?.completed ?? 0,
      wordsPerDay: wordsPerDay(card?.outputs ?? [], application),
      provenFieldIds: provenFields(card?.tests ?? [], application),
    };
  });
}

/** The most of what is stated for the same languages and kind of work. */
function wordsPerDay(
  outputs: SupplierCard['outputs'],
  { source_language, target_language, project_type }: ApplicationRecord,
): number | null {
  const stated = outputs
    .filter(
      (output) =>
        output.source_language === source_language &&
        output.target_language === target_language &&
        isOfKind(output, project_type),
    )
    .flatMap(({ words_per_day }) => words_per_day ?? []);
  return stated.length === 0 ? null : Math.max(...stated);
}

/** In the posting's pair. */
function provenFields(
  tests: SupplierCard['tests'],
  { source_language, target_language }: ApplicationRecord,
): string[] {
  const test = tests.find(
    (one) => one.source_language === source_language && one.target_language === target_language,
  );
  return test?.proven_fields ?? [];
}
