import { useLingui } from '@lingui/react/macro';
import type { OrderDetail, OrderEvent } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Timeline, type TimelineStep } from '@tolk/design-system/portal';
import { failedOrderActions } from '@tolk/domain';
import { orderEventLabel, orderStateLabel } from '@tolk/labels';
import type { ComponentType, ReactNode } from 'react';

interface OrderHistoryProps {
  order: Pick<OrderDetail, 'orderState' | 'reachedBy' | 'orderType' | 'timeline' | 'turn'>;
  /** Who did it, as this viewer is told. */
  Actor: ComponentType<{ event: OrderEvent }>;
  /** Below the state of an order that waits for somebody: whose turn it is. */
  now: ReactNode;
  /** What comes after that, if nothing goes wrong. */
  ahead?: readonly string[];
}

/** All that has happened to an order, where it stands, and what comes. */
export function OrderHistory({ order, Actor, now, ahead = [] }: OrderHistoryProps) {
  const { i18n } = useLingui();
  const past = order.timeline.map((event, index): TimelineStep => ({
    key: `${index}-${event.action}`,
    title: i18n._(orderEventLabel(event.action, order.orderType)),
    time: event.at,
    state: failedOrderActions.has(event.action) ? 'failed' : 'done',
    detail: (
      <>
        <Actor event={event} />
        {event.note ? (
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{event.note}</Box>
        ) : null}
      </>
    ),
  }));
  if (!order.turn) return <Timeline steps={past} />;
  const current: TimelineStep = {
    key: 'now',
    title: i18n._(orderStateLabel(order)),
    state: 'current',
    detail: now,
  };
  const coming = ahead.map((title, index): TimelineStep => ({
    key: `ahead-${index}`,
    title,
    state: 'upcoming',
  }));
  return <Timeline steps={[...past, current, ...coming]} />;
}
