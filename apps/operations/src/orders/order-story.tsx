import { Trans } from '@lingui/react/macro';
import type { OrderDetail, OrderEvent } from '@tolk/contract';
import { Until } from '@tolk/design-system/pieces';
import { OrderHistory } from '@tolk/market-views';
import { ActorName } from './actor-name.tsx';

/** All that has happened to an order with who did it, and whose turn it is now. */
export function OrderStory({ order }: { order: OrderDetail }) {
  return <OrderHistory order={order} Actor={Actor} now={<Turn order={order} />} />;
}

function Actor({ event: { actor, actorName } }: { event: OrderEvent }) {
  return <ActorName actor={actor} name={actorName} />;
}

function Turn({ order: { turn, turnUntil, zone } }: { order: OrderDetail }) {
  return (
    <>
      {turn === 'client' ? <Trans>The client’s turn</Trans> : <Trans>The supplier’s turn</Trans>}
      {turnUntil ? (
        <>
          {' · '}
          <Until iso={turnUntil} authorZone={zone} />
        </>
      ) : null}
    </>
  );
}
