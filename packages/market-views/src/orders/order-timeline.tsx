import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { OrderDetail, OrderEvent } from '@tolk/contract';
import type { Identity, OrderAction } from '@tolk/domain';
import { OrderHistory } from './order-history.tsx';
import { nextStep, stepsAhead } from '@tolk/labels';
import { useState } from 'react';
import { TurnLine } from './turn-line.tsx';

/** Decided by staff, even where a party's acceptance made the decision final. */
const rulings: ReadonlySet<OrderAction> = new Set(['rule', 'ruleRedo']);

/** What happened to an order so far, where it stands now, and what comes. */
export function OrderTimeline({ order, viewer }: { order: OrderDetail; viewer: Identity }) {
  const { i18n, t } = useLingui();
  const [openedAt] = useState(serverNow);
  const ahead = stepsAhead(order.orderState, order.orderType);
  // Once the supplier has accepted, it is what the order waits for now.
  const isAhead = order.approval === 'waiting' && order.orderState !== 'received';
  const approval = isAhead ? [t`Approval by your organisation`] : [];
  return (
    <OrderHistory
      order={order}
      Actor={PartyActor}
      now={
        <>
          <TurnLine order={order} viewer={viewer} />
          <div>{i18n._(nextStep(order, viewer, openedAt))}</div>
        </>
      }
      ahead={[...approval, ...ahead.map((names) => i18n._(names[viewer]))]}
    />
  );
}

function PartyActor({ event: { action, actor, actorName } }: { event: OrderEvent }) {
  return actorName && (actor === 'staff' || !rulings.has(action)) ? (
    <Trans>by {actorName}</Trans>
  ) : null;
}
