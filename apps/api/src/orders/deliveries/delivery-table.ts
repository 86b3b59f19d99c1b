export interface DeliveryTable {
  id: string;
  order_id: string;
  /** Counts from 1. */
  round: number;
  description: string;
  created_at: Date;
  /** What the client asked to have changed in it. */
  change_request: string | null;
}

export interface DeliveryFileTable {
  delivery_id: string;
  file_id: string;
  position: number;
}
