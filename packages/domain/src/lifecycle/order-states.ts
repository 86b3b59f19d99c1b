/** The six statuses of docs/product/lifecycles.md#order; what a person filters by. */
export const orderStatuses = [
  'sent',
  'received',
  'rejected',
  'started',
  'ended',
  'inAppeal',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The status with delivery, payment and outcome folded in: the one column that the database keeps. */
export const orderStates = [
  'sent',
  'received',
  'rejected',
  'started',
  'submitted',
  'changesRequested',
  'completed',
  'unpaid',
  'refunded',
  'agreed',
  'ruled',
  'inAppeal',
] as const;
export type OrderState = (typeof orderStates)[number];

export const statusOfState: Record<OrderState, OrderStatus> = {
  sent: 'sent',
  received: 'received',
  rejected: 'rejected',
  started: 'started',
  submitted: 'started',
  changesRequested: 'started',
  completed: 'ended',
  unpaid: 'ended',
  refunded: 'ended',
  agreed: 'ended',
  ruled: 'ended',
  inAppeal: 'inAppeal',
};

/** How a list of orders is sorted; `turn` puts first what may wait for the viewer's side. */
export const orderSorts = ['turn', 'newest', 'due', 'amount'] as const;

/** The same for staff, who are on no side. */
export const staffOrderSorts = ['newest', 'oldest', 'due', 'amount'] as const;

export type OrderSort = (typeof orderSorts)[number] | (typeof staffOrderSorts)[number];
