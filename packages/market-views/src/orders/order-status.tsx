import { useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { isTurnOf, type Identity, type OrderState } from '@tolk/domain';
import { orderStateLabel } from '@tolk/labels';

const tones: Readonly<Partial<Record<OrderState, Tone>>> = {
  rejected: 'neutral',
  completed: 'success',
  unpaid: 'neutral',
  refunded: 'neutral',
  agreed: 'neutral',
  ruled: 'neutral',
  inAppeal: 'danger',
};

interface OrderStatusProps {
  order: Pick<OrderRow, 'orderState' | 'reachedBy' | 'orderType' | 'turn'>;
  viewer: Identity;
}

/** The state of an order; its colour says whether the viewer has to act. */
export function OrderStatus({ order, viewer }: OrderStatusProps) {
  const { i18n } = useLingui();
  const own = isTurnOf(viewer, order.turn) ? 'attention' : 'waiting';
  const tone = tones[order.orderState] ?? (order.turn ? own : 'active');
  return <StatusChip tone={tone}>{i18n._(orderStateLabel(order))}</StatusChip>;
}
