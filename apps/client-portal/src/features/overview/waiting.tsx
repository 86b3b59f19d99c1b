import { Plural, Trans } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { Button, Link, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { OrderList } from '@tolk/order-views';
import { RouteLink } from '@tolk/platform';

interface Props {
  orders: readonly OrderRow[];
  unreadApplications: number;
}

/** What the client should look at first: applications to read, orders whose turn it is. */
export function Waiting({ orders, unreadApplications }: Props) {
  return (
    <Section
      title={<Trans>Waiting for you</Trans>}
      action={
        <Link component={RouteLink} to="clientOrders">
          <Trans>All orders</Trans>
        </Link>
      }
    >
      {unreadApplications > 0 ? (
        <Button
          component={RouteLink}
          to="resumeDelivery"
          params={{ filter: 'unread' }}
          variant="contained"
          color="secondary"
          sx={{ mb: 2 }}
        >
          <Plural
            value={unreadApplications}
            one="Read # new application"
            other="Read # new applications"
          />
        </Button>
      ) : null}
      {orders.length > 0 ? (
        <OrderList orders={orders} viewer="client" />
      ) : (
        <Typography color="textSecondary">
          <Trans>No order waits for you.</Trans>
        </Typography>
      )}
    </Section>
  );
}
