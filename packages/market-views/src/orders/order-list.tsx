import { Trans } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { Link } from '@tolk/design-system';
import { LanguagePairChip, Money, RowCard, RowCards } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { MilestoneNumber } from '../milestones/milestone-number.tsx';
import { ApprovalChip } from './approval-chip.tsx';
import { DueTime } from './due-time.tsx';
import { OrderStatus } from './order-status.tsx';
import { TaskList } from './task-list.tsx';
import { TurnLine } from './turn-line.tsx';

const details = { supplier: 'supplierOrder', client: 'clientOrder' } as const;

interface OrderListProps {
  orders: readonly OrderRow[];
  viewer: Identity;
}

/** Orders as dense rows: title, state and money, pair, field, the other side, due time, whose turn. */
export function OrderList({ orders, viewer }: OrderListProps) {
  return (
    <RowCards>
      {orders.map((order) => (
        <Row key={order.projectOrderId} order={order} viewer={viewer} />
      ))}
    </RowCards>
  );
}

function Row({ order, viewer }: { order: OrderRow; viewer: Identity }) {
  const { projectOrderId } = order;
  return (
    <RowCard
      title={
        <Link component={RouteLink} to={details[viewer]} params={{ projectOrderId }}>
          {order.orderName}
        </Link>
      }
      status={
        <>
          <OrderStatus order={order} viewer={viewer} />
          <ApprovalChip order={order} />
        </>
      }
      amount={
        <Money
          amount={viewer === 'client' ? order.paymentAmount : order.amountOfMoney}
          currency={order.currency}
          emphasis={viewer === 'client' ? 'strong' : 'earned'}
        />
      }
      facts={<Facts order={order} viewer={viewer} />}
      notice={order.turn ? <Turn order={order} viewer={viewer} /> : null}
    />
  );
}

/** Whose turn it is, and what the viewer is waited for. */
function Turn({ order, viewer }: { order: OrderRow; viewer: Identity }) {
  return (
    <>
      <TurnLine order={order} viewer={viewer} />
      <TaskList tasks={order.waitsFor} orderType={order.orderType} />
    </>
  );
}

/** Who of the company works on it; to its members alone. */
function Assignee({ order: { assignee } }: { order: OrderRow }) {
  if (assignee === undefined) return null;
  return (
    <span>
      {assignee === null ? (
        <Trans context="order">Not assigned</Trans>
      ) : (
        <Trans>Assigned to {assignee.name}</Trans>
      )}
    </span>
  );
}

function Facts({ order, viewer }: { order: OrderRow; viewer: Identity }) {
  const names = useNames();
  return (
    <>
      <LanguagePairChip
        source={order.sourceLanguage}
        target={order.targetLanguage}
        bothWays={order.bothDirections}
      />
      <span>{names.field(order.whFieldId)}</span>
      <span>{viewer === 'client' ? order.supUserName : order.createByName}</span>
      <DueTime order={order} />
      <MilestoneNumber milestoneInTurn={order.milestoneInTurn} />
      <span>
        <Trans>No. {order.orderNumber}</Trans>
      </span>
      <Assignee order={order} />
    </>
  );
}
