import { Trans } from '@lingui/react/macro';
import { useClientGetMembershipsQuery } from '@tolk/api-client';
import type { Membership } from '@tolk/contract';
import { Alert, DataState, Link } from '@tolk/design-system';
import { homePath, type Identity } from '@tolk/domain';
import {
  Navigate,
  organisationRoutes,
  routeAt,
  RouteLink,
  useSearchParams,
  useSession,
} from '@tolk/platform';
import { useEffect, useEffectEvent } from 'react';
import { useSide } from './use-side.ts';

/** Where notifications of an organisation lead: acts for `organisationId` and goes on to `to`. */
export function EnterOrganisation() {
  const [params] = useSearchParams();
  const side = useSide();
  const query = useClientGetMembershipsQuery({});
  return (
    <DataState query={query} isEmpty={() => false}>
      {(memberships) => (
        <Enter
          membership={memberships.find(
            ({ organisationId }) => organisationId === params.get('organisationId'),
          )}
          to={pathOnSide(side, params.get('to'))}
        />
      )}
    </DataState>
  );
}

function Enter({ membership, to }: { membership: Membership | undefined; to: string }) {
  const { actFor } = useSession();
  const { list } = organisationRoutes[useSide()];
  const enter = useEffectEvent(() => {
    if (membership && !membership.isActing) void actFor(membership.organisationId, to);
  });
  useEffect(() => enter(), []);
  if (membership?.isActing) return <Navigate to={to} replace />;
  if (membership) return null;
  return (
    <Alert severity="info">
      <Trans>You do not belong to this organisation, or no longer.</Trans>{' '}
      <Link component={RouteLink} to={list} color="inherit">
        <Trans context="link">Organisations</Trans>
      </Link>
    </Alert>
  );
}

/** A screen of the own side; its overview for anything else that stands in the address. */
function pathOnSide(side: Identity, to: string | null): string {
  if (to === null || !to.startsWith('/') || to.startsWith('//')) return homePath(side);
  const [path = ''] = to.split('?');
  return routeAt(path)?.area === side ? to : homePath(side);
}
