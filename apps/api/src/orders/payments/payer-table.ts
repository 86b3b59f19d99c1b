import type { Generated } from 'kysely';

/** Whom the receipt of an order names: the client as they were when they paid. */
export interface OrderPayerTable {
  order_id: string;
  name: string;
  /** Empty where there was none. */
  tax_number: string;
  /** Empty where it was not known. */
  address: Generated<string>;
}
