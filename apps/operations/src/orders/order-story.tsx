import type { OrderDetail, OrderEvent } from '@tolk/contract';
import { OrderHistory } from '@tolk/market-views';
import { WhoseTurn } from '../records/whose-turn.tsx';
import { ActorName } from './actor-name.tsx';

/** All that has happened to an order with who did it, and whose turn it is now. */
export function OrderStory({ order }: { order: OrderDetail }) {
  return (
    <OrderHistory
      order={order}
      Actor={Actor}
      now={<WhoseTurn turn={order.turn} turnUntil={order.turnUntil} />}
    />
  );
}

function Actor({ event: { actor, actorName } }: { event: OrderEvent }) {
  return <ActorName actor={actor} name={actorName} />;
}
