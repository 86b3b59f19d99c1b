import type { Generated } from 'kysely';

export interface DeliveryTable {
  id: string;
  order_id: string;
  /** What it delivers; null where it is the whole order. */
  milestone_id: string | null;
  /** Counts from 1. */
  round: number;
  description: string;
  created_at: Date;
  /** What the client asked to have changed in it. */
  change_request: string | null;
}

export interface DeliveryFileTable {
  /** The client’s, who asks for changes; else the supplier’s. */
  of_change_request: Generated<boolean>;
  delivery_id: string;
  file_id: string;
  position: number;
}
