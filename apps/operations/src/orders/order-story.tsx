import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Until } from '@tolk/design-system/pieces';
import { Timeline, type TimelineStep } from '@tolk/design-system/portal';
import type { OrderAction } from '@tolk/domain';
import { orderEventLabels, orderStateLabels } from '@tolk/labels';
import { ActorName } from './actor-name.tsx';

const failures: ReadonlySet<OrderAction> = new Set([
  'withdraw',
  'reject',
  'expireOffer',
  'expirePayment',
  'cancelOverdue',
  'autoCancelOverdue',
]);

/** All that has happened to an order with who did it, and whose turn it is now. */
export function OrderStory({ order }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const past = order.timeline.map(
    ({ at, action, actor, actorName, note }, index): TimelineStep => ({
      key: `${index}-${action}`,
      title: i18n._(orderEventLabels[action]),
      time: at,
      state: failures.has(action) ? 'failed' : 'done',
      detail: (
        <>
          <ActorName actor={actor} name={actorName} />
          {note ? (
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
          ) : null}
        </>
      ),
    }),
  );
  return <Timeline steps={order.turn ? [...past, now()] : past} />;

  function now(): TimelineStep {
    const until = order.turnUntil ? <Until iso={order.turnUntil} authorZone={order.zone} /> : null;
    const turn =
      order.turn === 'client' ? (
        <Trans>The client’s turn</Trans>
      ) : (
        <Trans>The supplier’s turn</Trans>
      );
    return {
      key: 'now',
      title: i18n._(orderStateLabels[order.orderState]),
      state: 'current',
      detail: (
        <>
          {turn}
          {until ? <> · {until}</> : null}
        </>
      ),
    };
  }
}
