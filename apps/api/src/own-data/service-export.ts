import type { Queryable } from '../database/schema.ts';
import { serviceData } from '../service-desk/service-data-repository.ts';
import { readableKeys } from './readable.ts';

/** What the person wrote to customer service and was answered; who of the staff answered is not named. */
export async function exportService(db: Queryable, personId: string) {
  const messages = Map.groupBy(
    await serviceData(db, personId),
    ({ conversation_id }) => conversation_id,
  );
  return [...messages.values()].map((written) => ({
    rating: written[0]?.rating ?? null,
    comment: written[0]?.comment ?? '',
    messages: written.map(
      ({ conversation_id: _id, rating: _rating, comment: _comment, ...message }) =>
        readableKeys(message),
    ),
  }));
}
