import type { Language } from '@tolk/domain';

/** An amount in minor units with its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/** A column of texts, of times, or of amounts in one currency. */
export interface StatementColumn {
  title: string;
  /** Set for columns of amounts. */
  currency?: string;
  /** Its texts are times as `statementTime` writes them, or empty. */
  times?: true;
  /** A line ends only where there is a space: no name or word in it is parted, as Chinese ones are elsewhere. */
  whole?: true;
  /** In parts of the page's width; the others are as wide as what stands in them. */
  wide?: true;
}

/** A text; minor units of the column's currency; or nothing. */
export type StatementCell = string | number | null;

export interface StatementTable {
  columns: readonly StatementColumn[];
  rows: readonly (readonly StatementCell[])[];
  /** What the page shows where there are no rows. */
  empty: string;
}

export interface TitledTable extends StatementTable {
  title: string;
}

/**
 * A document about money, said in one language. Texts come from people in part: the person who writes it
 * into a file sees to it that they stay texts there.
 */
export interface Statement extends StatementTable {
  language: Language;
  title: string;
  /** What tells it from others of its kind; stands in the head of each page. */
  subject: string;
  /** Without an extension. */
  fileName: string;
  /** When it was made and that times are Beijing's. */
  issued: string;
  facts: readonly { label: string; value: string }[];
  /** The same sums from other sides. */
  further?: readonly TitledTable[];
  totals: readonly { label: string; money: Money; strong?: true }[];
  notes: readonly string[];
}
