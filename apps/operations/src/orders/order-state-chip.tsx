import { useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { OrderState } from '@tolk/domain';
import { orderStateLabels } from '@tolk/labels';

/** Staff has nothing to do with an order unless it is in appeal. */
const tones: Readonly<Record<OrderState, Tone>> = {
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
};

export function OrderStateChip({ state }: { state: OrderRow['orderState'] }) {
  const { i18n } = useLingui();
  return <StatusChip tone={tones[state]}>{i18n._(orderStateLabels[state])}</StatusChip>;
}
