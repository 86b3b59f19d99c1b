import { useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { OrderState } from '@tolk/domain';
import { orderStateLabel, orNewer } from '@tolk/labels';

/** Staff has nothing to do with an order unless it is in appeal. */
const tones: Readonly<Record<OrderState, Tone>> = orNewer(
  {
    sent: 'waiting',
    received: 'waiting',
    rejected: 'neutral',
    started: 'active',
    submitted: 'active',
    changesRequested: 'active',
    completed: 'success',
    unpaid: 'neutral',
    refunded: 'neutral',
    agreed: 'neutral',
    ruled: 'neutral',
    inAppeal: 'attention',
  },
  'neutral',
);

/** The same words as both parties read. */
export function OrderStateChip({
  order,
}: {
  order: Pick<OrderRow, 'orderState' | 'reachedBy' | 'orderType'>;
}) {
  const { i18n } = useLingui();
  return <StatusChip tone={tones[order.orderState]}>{i18n._(orderStateLabel(order))}</StatusChip>;
}
