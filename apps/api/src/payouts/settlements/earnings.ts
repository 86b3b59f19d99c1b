import type { Earned, Earnings, RequestOf, calls } from '@tolk/contract';
import { SETTLEMENT_ZONE, type Language } from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { inLanguage, type BilingualText } from '../../calls/refusal.ts';
import { openSpanOf, type OpenSpan } from '../../calls/day-span.ts';
import {
  supplierClients,
  supplierMonths,
  supplierPairs,
  type SupplierClient,
} from '../../ledger/supplier-earnings-repository.ts';
import { settlementCurrency } from '../applying/position.ts';

type Call = typeof calls.supinterface.settlement.getEarnings;

/** What the caller earned in a span of days, in the names that they know their clients by. Throws `invalid`. */
export function ownEarnings(days: RequestOf<Call>, context: CallContext): Promise<Earnings> {
  return earningsOf(openSpanOf(days), context);
}

/** The same for what other documents tell of such a span. */
export async function earningsOf(
  span: OpenSpan,
  { deps, personId, language }: CallContext,
): Promise<Earnings> {
  const { db } = deps;
  const [moved, clients, pairs] = await Promise.all([
    supplierMonths(db, personId, SETTLEMENT_ZONE, span),
    supplierClients(db, personId, settlementCurrency, span),
    supplierPairs(db, personId, settlementCurrency, span),
  ]);
  const names = namesOf(clients, language);
  const months = moved
    .filter(({ currency }) => currency === settlementCurrency)
    .map(({ month, ...sums }) => ({ month, ...earnedOf(sums) }))
    .filter(({ gross, commission, earned }) => gross !== 0 || commission !== 0 || earned !== 0);
  return {
    currency: settlementCurrency,
    total: totalOf(months),
    months: months.toReversed(),
    clients: clients.map((sums, at) => ({ name: names[at] ?? null, ...earnedOf(sums) })),
    pairs: pairs.map(({ sourceLanguage, targetLanguage, bothDirections, ...sums }) => ({
      pair:
        sourceLanguage === null || targetLanguage === null
          ? null
          : { sourceLanguage, targetLanguage, bothDirections },
      ...earnedOf(sums),
    })),
  };
}

/** Two of one name, or two who have left, are told apart by what the supplier knows of each. */
function namesOf(clients: readonly SupplierClient[], language: Language): (string | null)[] {
  const names = clients.map(({ name }) => (name === null ? null : shownName(name, language)));
  const isShared = (name: string) => names.filter((one) => one === name).length > 1;
  return clients.map(({ first_order: number }, at) => {
    const name = names[at] ?? null;
    if (name === null || number === null || !isShared(name)) return name;
    return inLanguage(ofFirstOrder(name, number), language);
  });
}

function ofFirstOrder(name: string, number: string): BilingualText {
  return { en: `${name}, first order ${number}`, zh: `${name}（首个订单 ${number}）` };
}

function earnedOf({ earned, commission }: Omit<Earned, 'gross'>): Earned {
  return { gross: earned + commission, commission, earned };
}

function totalOf(rows: readonly Earned[]): Earned {
  const sum = (kind: keyof Earned) => rows.reduce((total, row) => total + row[kind], 0);
  return { gross: sum('gross'), commission: sum('commission'), earned: sum('earned') };
}
