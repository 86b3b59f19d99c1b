import type { GeneratedAlways } from 'kysely';
import type { LedgerAccount, LedgerEvent } from '@tolk/domain';

export interface LedgerEntryTable {
  id: string;
  /** What caused it, as `kind:id`; an event counts once for a source. */
  source: string;
  event: LedgerEvent;
  order_id: string | null;
  settlement_id: string | null;
  at: Date;
}

export interface LedgerLineTable {
  id: GeneratedAlways<number>;
  entry_id: string;
  account: LedgerAccount;
  /** Whose account it is, for the accounts that suppliers have of their own. */
  person_id: string | null;
  currency: string;
  /** Minor units; one of the two is 0. */
  debit: number;
  credit: number;
}

/** View over all lines. */
export interface AccountBalanceView {
  account: LedgerAccount;
  person_id: string | null;
  currency: string;
  debits: number;
  credits: number;
  /** Debits minus credits. */
  balance: number;
}
