import type { OrderDetail } from '@tolk/contract';
import type { Queryable } from '../../database/schema.ts';
import { presentTerms } from '../../market/offers/present-negotiation.ts';
import { findOffer } from '../../market/offers/terms-offer-repository.ts';

/** The terms that both had agreed on before the order was made; null where they had not. */
export async function agreedBefore(
  db: Queryable,
  offerId: string | null,
): Promise<OrderDetail['agreedBefore']> {
  const offer = offerId === null ? undefined : await findOffer(db, offerId);
  if (offer === undefined) return null;
  const time = (offer.answered_at ?? offer.created_at).toISOString();
  return { ...presentTerms(offer), unitName: offer.unit, currency: offer.currency, time };
}
