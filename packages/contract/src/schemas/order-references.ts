import { limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Flag, Line } from './base.ts';

const reference = Line(limits.orderReference.max);

/** How the client's own books call an order; nobody else sees it. */
export const orderReferenceFields = {
  purchaseOrder: reference,
  costCentre: reference,
};

export const OrderReferences = Type.Object({
  ...orderReferenceFields,
  /** The order has not ended. */
  canEdit: Flag,
});
export type OrderReferences = Static<typeof OrderReferences>;
