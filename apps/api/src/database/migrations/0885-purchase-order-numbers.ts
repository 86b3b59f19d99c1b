/** Staff find an order by the number that its client's books have for it, whole. */
export const concurrently = 'order_reference_purchase_orders';
export const up = `
create index concurrently order_reference_purchase_orders on order_reference (upper(purchase_order))
  where purchase_order <> ''`;
