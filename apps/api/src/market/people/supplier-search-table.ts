import type { GeneratedAlways } from 'kysely';

/** What the search over suppliers looks through; kept by triggers. */
export interface SupplierSearchTable {
  person_id: string;
  text: string;
  bigrams: GeneratedAlways<string[]>;
  words: GeneratedAlways<string>;
}
