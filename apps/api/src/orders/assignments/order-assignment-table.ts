import type { GeneratedAlways } from 'kysely';

/** Never changed; the newest row of an order holds. */
export interface OrderAssignmentTable {
  id: GeneratedAlways<number>;
  order_id: string;
  /** Who works on it from then on; null: nobody. */
  person_id: string | null;
  assigned_by: string;
  at: Date;
}
