import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Timeline, type TimelineStep } from '@tolk/design-system/portal';
import type { Identity, OrderAction } from '@tolk/domain';
import { nextStep, orderEventLabels, orderStateLabels, stepsAhead } from '@tolk/labels';
import { TurnLine } from './turn-line.tsx';

const failures: ReadonlySet<OrderAction> = new Set([
  'withdraw',
  'reject',
  'expireOffer',
  'expirePayment',
  'cancelOverdue',
  'autoCancelOverdue',
]);

/** Decided by staff, even where a party's acceptance made the decision final. */
const rulings: ReadonlySet<OrderAction> = new Set(['rule', 'ruleRedo']);

/** What happened to an order so far, where it stands now, and what comes. */
export function OrderTimeline({ order, viewer }: { order: OrderDetail; viewer: Identity }) {
  const { i18n } = useLingui();
  const past = order.timeline.map(
    ({ at, action, actor, actorName, note }, index): TimelineStep => ({
      key: `${index}-${action}`,
      title: i18n._(orderEventLabels[action]),
      time: at,
      state: failures.has(action) ? 'failed' : 'done',
      detail: (
        <>
          {actorName && (actor === 'staff' || !rulings.has(action)) ? (
            <Trans>by {actorName}</Trans>
          ) : null}
          {note ? (
            <div>
              <Trans>“{note}”</Trans>
            </div>
          ) : null}
        </>
      ),
    }),
  );
  const ahead = (stepsAhead[order.orderState] ?? []).map((names, index): TimelineStep => ({
    key: `ahead-${index}`,
    title: i18n._(names[viewer]),
    state: 'upcoming',
  }));
  return <Timeline steps={order.turn ? [...past, now(order), ...ahead] : past} />;

  function now({ orderState }: OrderDetail): TimelineStep {
    return {
      key: 'now',
      title: i18n._(orderStateLabels[orderState]),
      state: 'current',
      detail: (
        <>
          <TurnLine order={order} viewer={viewer} />
          <div>{i18n._(nextStep(order, viewer))}</div>
        </>
      ),
    };
  }
}
