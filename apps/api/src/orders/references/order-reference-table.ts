/** How the client's own books call an order; empty where they said nothing. */
export interface OrderReferenceTable {
  order_id: string;
  purchase_order: string;
  cost_centre: string;
}
