import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { Link } from '@tolk/design-system';
import { Deadline, LanguagePairChip, Money, StatusChip } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { orderStateWords } from '../words/order-words.ts';
import { useWorkNames } from '../words/work-names.ts';
import { Card } from './card.tsx';

/** An order in a list: what, between which languages, by whom, for how much, until when, whose turn. */
export function OrderCard({ order }: { order: OrderRow }) {
  const { _ } = useLingui();
  const names = useWorkNames();
  const { name, tone } = orderStateWords[order.orderState];
  return (
    <Card
      title={
        <Link
          component={RouteLink}
          to="clientOrder"
          params={{ projectOrderId: order.projectOrderId }}
        >
          {order.orderName}
        </Link>
      }
      status={<StatusChip tone={tone}>{_(name)}</StatusChip>}
      facts={
        <>
          <LanguagePairChip source={order.sourceLanguage} target={order.targetLanguage} />
          <span>{names.field(order.whFieldId)}</span>
          <span>{order.supUserName}</span>
          <Money amount={order.paymentAmount} currency={order.currency} emphasis="strong" />
          <span>
            <Trans>
              Due <Deadline iso={order.deliverTime} authorZone={order.zone} />
            </Trans>
          </span>
          <span>
            <Trans>No. {order.orderNumber}</Trans>
          </span>
        </>
      }
      notice={<Turn order={order} />}
    />
  );
}

function Turn({ order: { turn, turnUntil } }: { order: OrderRow }) {
  if (turn === null) return null;
  const until = turnUntil ? <Deadline iso={turnUntil} /> : null;
  if (turn === 'client') {
    return until ? <Trans>Your turn, {until}</Trans> : <Trans>Your turn</Trans>;
  }
  return until ? <Trans>The supplier’s turn, {until}</Trans> : <Trans>The supplier’s turn</Trans>;
}
