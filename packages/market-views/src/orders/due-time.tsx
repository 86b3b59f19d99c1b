import { Trans } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { DateTime, Deadline } from '@tolk/design-system/pieces';

interface DueTimeProps {
  order: Pick<OrderRow, 'orderType' | 'orderState' | 'turn' | 'startTime' | 'deliverTime' | 'zone'>;
}

/** When an order is due, or its interpreting begins, with the word for it. */
export function DueTime({ order }: DueTimeProps) {
  // How long ago a finished order was due says nothing; in an appeal the deadlines stand still.
  const running = order.turn !== null && order.orderState !== 'inAppeal';
  const Due = running ? Deadline : DateTime;
  return (
    <span>
      {order.orderType === 'interpretation' ? (
        <Trans>
          Start: <Due iso={order.startTime} authorZone={order.zone} />
        </Trans>
      ) : (
        <Trans>
          Due <Due iso={order.deliverTime} authorZone={order.zone} />
        </Trans>
      )}
    </span>
  );
}
