import { RATE_SCALE } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { settlementData } from './settlement-data-repository.ts';
import { settlementCurrency } from '../payouts/applying/position.ts';
import { readableKeys, readableMoney } from './readable.ts';

/** What was applied for, paid out and invoiced. */
export async function exportSettlements(db: Queryable, personId: string) {
  const { settlements, items, steps, invoices } = await settlementData(db, personId);
  return {
    settlements: settlements.map(
      ({ id, gross, netted, rate, payout_gross, payout_fee, payout_currency, ...settlement }) => ({
        ...readableKeys(settlement),
        gross: readableMoney(gross, settlementCurrency),
        netted: readableMoney(netted, settlementCurrency),
        rate: rate === null ? null : rate / RATE_SCALE,
        handlingFee: readableMoney(payout_fee, payout_currency),
        paidOut: readableMoney(payout_gross - payout_fee, payout_currency),
        projects: items
          .filter(({ settlement_id }) => settlement_id === id)
          .map(({ number, name, amount }) => ({
            number,
            name,
            amount: readableMoney(amount, settlementCurrency),
          })),
        steps: steps
          .filter(({ settlement_id }) => settlement_id === id)
          .map(({ settlement_id: _settlement, ...step }) => readableKeys(step)),
      }),
    ),
    feeInvoices: invoices.map(({ amount, currency, ...invoice }) => ({
      ...readableKeys(invoice),
      amount: readableMoney(amount, currency),
    })),
  };
}
