import {
  addMs,
  limits,
  settlementMonth,
  type ProfileCompleteness,
  type SettlementMethodName,
} from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import {
  findSettlementMethods,
  type SettlementMethodRow,
} from '../../profiles/certification/certification-repository.ts';
import { supplierBalances } from '../../ledger/ledger-repository.ts';
import { findInformation } from '../../profiles/profile/profile-repository.ts';
import { rateInForce } from './settlement-quote-repository.ts';
import { countingSettlement } from '../settlements/settlement-repository.ts';
import { completenessOf } from '../../profiles/profile/completeness.ts';

export const settlementCurrency = 'CNY';

/** All that the rules of settlement look at besides the earnings chosen. */
export interface Position {
  isCompany: boolean;
  /** Certified ones only. */
  methods: ReadonlyMap<SettlementMethodName, SettlementMethodRow>;
  completeness: ProfileCompleteness;
  /** The application of this month that counts. */
  currentSettlementId: string | null;
  /** Fen. */
  pending: number;
  available: number;
  receivable: number;
  /** CNY for one USD × 10,000; null where none is fresh enough to be quoted. */
  rate: number | null;
}

export async function positionOf(db: Queryable, personId: string, now: Date): Promise<Position> {
  const information = await findInformation(db, personId);
  const methods = await findSettlementMethods(db, personId);
  const current = await countingSettlement(db, personId, settlementMonth(now));
  const rate = await rateInForce(db);
  return {
    isCompany: information?.party_kind === 'company',
    methods: new Map(
      methods.filter(({ status }) => status === 'certified').map((row) => [row.method, row]),
    ),
    completeness: await completenessOf(db, personId),
    currentSettlementId: current?.id ?? null,
    ...(await supplierBalances(db, personId, settlementCurrency)),
    rate: rate !== undefined && isFresh(rate.set_at, now) ? rate.rate : null,
  };
}

/** Whether a rate of that time may still be quoted. */
export function isFresh(setAt: Date, now: Date): boolean {
  return now <= addMs(setAt, limits.settlement.rateAgeMs);
}
