import { Plural, Trans } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Box, Link, Typography } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';

type Blocker = ResponseOf<
  (typeof calls)['supinterface']['security']['getAccountDeletion']
>['blockers'][number];

const orders = { supplier: 'supplierOrders', client: 'clientOrders' } as const;

interface BlockerListProps {
  blockers: readonly Blocker[];
  identity: Identity;
  /** Called when a link leads away. */
  onLeave: () => void;
}

/** What has to be finished first, with the way there. */
export function BlockerList({ blockers, identity, onLeave }: BlockerListProps) {
  return (
    <Alert severity="warning">
      <Typography variant="subtitle2" component="p">
        <Trans>This account cannot be deleted yet</Trans>
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {blockers.map((blocker) => (
          <li key={blocker.kind}>
            {blocker.kind === 'organisations' ? (
              <Plural
                value={blocker.count}
                one="Nobody else manages # organisation that others belong to. Make somebody else a manager first."
                other="Nobody else manages # organisations that others belong to. Make somebody else a manager first."
              />
            ) : (
              <OrderBlocker
                kind={blocker.kind}
                count={blocker.count}
                identity={identity}
                onLeave={onLeave}
              />
            )}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        <Trans>Orders from both sides count. Switch sides to see the others.</Trans>
      </Typography>
    </Alert>
  );
}

function OrderBlocker({
  kind,
  count,
  identity,
  onLeave,
}: { kind: 'liveOrders' | 'heldMoney'; count: number } & Omit<BlockerListProps, 'blockers'>) {
  return (
    <>
      {kind === 'liveOrders' ? (
        <Plural
          value={count}
          one="# order is still running. Finish it or end it with the other side."
          other="# orders are still running. Finish them or end them with the other side."
        />
      ) : (
        <Plural
          value={count}
          one="Money of # order is still held. It is released or refunded first."
          other="Money of # orders is still held. It is released or refunded first."
        />
      )}{' '}
      <Link
        component={RouteLink}
        to={orders[identity]}
        params={{ orderStatus: kind === 'heldMoney' ? 'ended' : undefined }}
        color="inherit"
        underline="always"
        onClick={onLeave}
      >
        {kind === 'liveOrders' ? (
          <Trans context="link">My orders</Trans>
        ) : (
          <Trans context="link">Ended orders</Trans>
        )}
      </Link>
    </>
  );
}
