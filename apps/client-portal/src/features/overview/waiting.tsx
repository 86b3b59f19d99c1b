import { Plural, Trans } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { useClientGetSentInvitationsQuery } from '@tolk/api-client';
import { Box, Button, Link, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { MoreWaiting, OrderList, WaitingOffers } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

type Overview = ResponseOf<(typeof calls)['clientinterface']['overview']['getOverviewData']>;

interface Props {
  overview: Overview;
}

/** What the client should look at first: applications to read and judge, orders that wait. */
export function Waiting({ overview }: Props) {
  const { waitingOrders, waitingCount, waitingOffers, xxCount } = overview;
  const { unreadApplications, undecidedApplications } = overview;
  return (
    <Section
      title={<Trans>Waiting for you</Trans>}
      action={
        <Link component={RouteLink} to="clientOrders">
          <Trans context="link">All orders</Trans>
        </Link>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:not(:empty)': { mb: 2 } }}>
        {unreadApplications > 0 ? (
          <Button
            component={RouteLink}
            to="people"
            params={{ filter: 'unread' }}
            variant="contained"
            color="secondary"
          >
            <Plural
              value={unreadApplications}
              one="Read # new application"
              other="Read # new applications"
            />
          </Button>
        ) : null}
        {undecidedApplications > 0 ? (
          <Button component={RouteLink} to="people" params={{ filter: 'read' }} variant="outlined">
            <Plural
              value={undecidedApplications}
              one="Decide on # application"
              other="Decide on # applications"
            />
          </Button>
        ) : null}
        {xxCount > 0 ? (
          <Button component={RouteLink} to="clientNotifications" variant="outlined">
            <Plural value={xxCount} one="# unread notification" other="# unread notifications" />
          </Button>
        ) : null}
      </Box>
      <WaitingApprovals approvals={overview.waitingApprovals} />
      <WaitingOffers offers={waitingOffers} viewer="client" />
      {waitingOrders.length > 0 ? (
        <>
          <OrderList orders={waitingOrders} viewer="client" />
          <MoreWaiting more={waitingCount - waitingOrders.length} to="clientOrders" />
        </>
      ) : overview.waitingApprovals?.total ? null : (
        <Typography color="textSecondary">
          <Trans>No orders are waiting for you.</Trans>
        </Typography>
      )}
      <Invitations />
    </Section>
  );
}

/** Orders whose price the viewer may decide on for the organisation. */
function WaitingApprovals({ approvals }: { approvals: Overview['waitingApprovals'] }) {
  if (approvals === undefined || approvals.total === 0) return null;
  const { total, list } = approvals;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        <Plural
          value={total}
          one="# order is waiting for your approval"
          other="# orders are waiting for your approval"
        />
      </Typography>
      <OrderList orders={list} viewer="client" />
      <MoreWaiting more={total - list.length} to="clientOrders" params={{ approval: 'waiting' }} />
    </Box>
  );
}

/** Invitations among the latest that nobody has answered yet: the suppliers' turn, not the client's. */
function Invitations() {
  const { data } = useClientGetSentInvitationsQuery({});
  const open = (data?.list ?? []).filter(({ answer }) => answer === null).length;
  if (open === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      <Link component={RouteLink} to="supplierSearch" params={{ view: 'invitations' }}>
        <Plural
          value={open}
          one="# invitation is waiting for the supplier’s answer"
          other="# invitations are waiting for the suppliers’ answers"
        />
      </Link>
    </Typography>
  );
}
