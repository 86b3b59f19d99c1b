import { useLingui } from '@lingui/react';
import type { OrderDetail } from '@tolk/contract';
import { Timeline, type TimelineStep } from '@tolk/design-system/portal';
import { eventNames, failures, stepsAhead } from './event-words.ts';

/** What has happened with an order, what happens now and what comes. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { _ } = useLingui();
  const done = order.timeline.map(({ action, at, actorName, note }, index): TimelineStep => ({
    key: `${index}-${action}`,
    title: _(eventNames[action]),
    time: at,
    detail: [actorName, note].filter(Boolean).join(' · ') || undefined,
    state: failures.has(action) ? 'failed' : 'done',
  }));
  const ahead = (stepsAhead[order.orderState] ?? []).map((name, index): TimelineStep => ({
    key: `ahead-${index}`,
    title: _(name),
    state: index === 0 ? 'current' : 'upcoming',
  }));
  return <Timeline steps={[...done, ...ahead]} />;
}
