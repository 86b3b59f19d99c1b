import type { DisplayRate, KeptDisplayRate, RequestOf, calls } from '@tolk/contract';
import { addMs, DISPLAY_RATE_SCALE, limits, PAID_IN, RATE_SCALE } from '@tolk/domain';
import { currencies } from '@tolk/domain/dictionaries/currencies';
import { isOffered } from '@tolk/domain/dictionaries/entry';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { rateInForce } from '../applying/settlement-quote-repository.ts';
import {
  storedDisplayRates,
  storeDisplayRate,
  type StoredDisplayRate,
} from './display-rate-repository.ts';

/** What people are shown amounts by: a rate of the last weeks, of US dollars also the one of settlements. */
export async function shownDisplayRates({ deps, now }: CallContext): Promise<DisplayRate[]> {
  const { shown } = await ratesOf(deps.db, now);
  return [...shown.values()];
}

/** Every currency of the dictionary but yuan, with the rate that finance keeps. */
export async function displayRates({ deps, now }: CallContext): Promise<KeptDisplayRate[]> {
  const rates = await ratesOf(deps.db, now);
  return shownIn().map((currency) => presentKept(currency, rates));
}

/** Sets about what a currency is worth. Throws `notFound` for one that the dictionary does not offer. */
export async function setDisplayRate(
  { currency, rate }: RequestOf<typeof calls.opsinterface.settlements.setDisplayRate>,
  context: CallContext,
): Promise<KeptDisplayRate> {
  if (!shownIn().includes(currency)) refuse('notFound');
  const { deps, now, staffMember } = context;
  await context.transaction(async (tx) => {
    await storeDisplayRate(tx, { currency, rate, set_at: now, staff_id: staffMember.staffId });
    await recordAudit(tx, context, {
      action: 'setDisplayRate',
      subject: 'displayRate',
      details: { currency, displayRate: rateText(rate) },
    });
  });
  return presentKept(currency, await ratesOf(deps.db, now));
}

interface Rates {
  kept: ReadonlyMap<string, StoredDisplayRate>;
  shown: ReadonlyMap<string, DisplayRate>;
}

async function ratesOf(db: Queryable, now: Date): Promise<Rates> {
  const [stored, settlements] = await Promise.all([storedDisplayRates(db), rateInForce(db)]);
  const dollars =
    settlements === undefined
      ? []
      : [{ currency: 'USD', rate: finer(settlements.rate), set_at: settlements.set_at }];
  const offered = shownIn();
  // What finance keeps for dollars comes after the rate of settlements, and takes its place.
  const fresh = [...dollars, ...stored].filter(
    ({ currency, set_at }) =>
      offered.includes(currency) && now <= addMs(set_at, limits.displayRate.ageMs),
  );
  return {
    kept: new Map(stored.map((row) => [row.currency, row])),
    shown: new Map(
      fresh.map(({ currency, rate, set_at }) => [
        currency,
        { currency, rate, setTime: set_at.toISOString() },
      ]),
    ),
  };
}

function presentKept(currency: string, { kept, shown }: Rates): KeptDisplayRate {
  const own = kept.get(currency);
  const setTime = own?.set_at.toISOString();
  const by = shown.get(currency);
  return {
    currency,
    kept:
      own === undefined || setTime === undefined
        ? null
        : { rate: own.rate, setTime, setBy: own.staff_name },
    shownBy: by === undefined ? 'nothing' : by.setTime === setTime ? 'kept' : 'settlements',
  };
}

/** Read each time: staff change the dictionary. */
function shownIn(): string[] {
  return currencies
    .filter((entry) => isOffered(entry) && entry.value !== PAID_IN)
    .map(({ value }) => value);
}

/** A rate of settlements on the scale of display. */
function finer(rate: number): number {
  return (rate * DISPLAY_RATE_SCALE) / RATE_SCALE;
}

/** CNY for 100 units, as banks quote it. */
function rateText(rate: number): string {
  return `${(rate * 100) / DISPLAY_RATE_SCALE}`;
}
