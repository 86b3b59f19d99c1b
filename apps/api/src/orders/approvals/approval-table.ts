import type { GeneratedAlways } from 'kysely';

/** What a member decided about what an order costs; the newest counts. */
export interface OrderApprovalTable {
  id: GeneratedAlways<number>;
  order_id: string;
  approved: boolean;
  /** What the order cost in all then, in fen. */
  total: number;
  /** The member. */
  person_id: string;
  note: string;
  at: Date;
}
