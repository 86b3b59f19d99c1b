import type { GeneratedAlways } from 'kysely';

/** Never changed; the newest row of an order holds. */
export interface OrderAssignmentTable {
  id: GeneratedAlways<number>;
  order_id: string;
  /** Who works on it from then on; null: nobody. */
  person_id: string | null;
  /** Null: the platform, since staff blocked who worked on it. */
  assigned_by: string | null;
  at: Date;
}
