import { Trans } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { Box, Link, Paper, Stack } from '@tolk/design-system';
import { DateTime, Deadline, LanguagePairChip, Money } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { useNames } from '../labels/names.ts';
import { OrderStatus } from './order-status.tsx';
import { TurnLine } from './turn-line.tsx';

const details = { supplier: 'supplierOrder', client: 'clientOrder' } as const;

interface OrderListProps {
  orders: readonly OrderRow[];
  viewer: Identity;
}

/** Orders as dense rows: title and state, pair, field, pay, due time, the other side, whose turn. */
export function OrderList({ orders, viewer }: OrderListProps) {
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {orders.map((order) => (
        <Row key={order.projectOrderId} order={order} viewer={viewer} />
      ))}
    </Stack>
  );
}

function Row({ order, viewer }: { order: OrderRow; viewer: Identity }) {
  const names = useNames();
  // How long ago a finished order was due says nothing.
  const Due = order.turn ? Deadline : DateTime;
  return (
    <Paper component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', mb: 1 }}>
        <Link
          component={RouteLink}
          to={details[viewer]}
          params={{ projectOrderId: order.projectOrderId }}
          sx={{ fontWeight: 600, minWidth: 0 }}
        >
          {order.orderName}
        </Link>
        <span>
          <OrderStatus order={order} viewer={viewer} />
        </span>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <LanguagePairChip source={order.sourceLanguage} target={order.targetLanguage} />
        <span>{names.field(order.whFieldId)}</span>
        <Money
          amount={viewer === 'client' ? order.paymentAmount : order.amountOfMoney}
          currency={order.currency}
          emphasis={viewer === 'client' ? 'strong' : 'earned'}
        />
        <span>
          <Trans>
            Due <Due iso={order.deliverTime} authorZone={order.zone} />
          </Trans>
        </span>
        <span>{viewer === 'client' ? order.supUserName : order.createByName}</span>
      </Box>
      {order.turn ? (
        <Box sx={{ mt: 1 }}>
          <TurnLine order={order} viewer={viewer} />
        </Box>
      ) : null}
    </Paper>
  );
}
