import type { Queryable } from '../database/schema.ts';
import { offerData } from '../market/offers/terms-offer-repository.ts';
import { maskIn, maskOther } from './masked-others.ts';
import { readableKeys, readableMoney } from './readable.ts';

/** The terms that the person offered or was offered before an order; the other side is not named. */
export async function exportOffers(db: Queryable, personId: string) {
  const offers = await offerData(db, personId);
  return offers.map((row) => {
    const { client_id, offered_by, client_name, supplier_name, unit_price, ...offer } = row;
    const { note, answer_note, currency, ...rest } = offer;
    const own = client_id === personId ? 'client' : 'supplier';
    const other = own === 'client' ? supplier_name : client_name;
    return {
      ...readableKeys(rest),
      mine: offered_by === own,
      otherSide: maskOther(other),
      unitPrice: readableMoney(unit_price, currency),
      note: maskIn(note, [other]),
      answerNote: answer_note && maskIn(answer_note, [other]),
    };
  });
}
