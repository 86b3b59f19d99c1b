import { Trans } from '@lingui/react/macro';
import { useClientGetMembershipsQuery } from '@tolk/api-client';
import { Alert, Button } from '@tolk/design-system';
import { homePath } from '@tolk/domain';
import { organisationRoutes, RouteLink, useSession } from '@tolk/platform';
import { useSide } from './use-side.ts';

/** To who acts for themselves and belongs to an organisation: whose page this is, and the way to the other. */
export function BelongingHint() {
  const { data = [] } = useClientGetMembershipsQuery({});
  const { actFor } = useSession();
  const side = useSide();
  const [first, ...others] = data;
  if (first === undefined || data.some(({ isActing }) => isActing)) return null;
  const { organisationId, organisationName } = first;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        others.length === 0 ? (
          <Button
            size="small"
            color="inherit"
            onClick={() => void actFor(organisationId, homePath(side))}
          >
            <Trans>Switch to it</Trans>
          </Button>
        ) : (
          <Button
            component={RouteLink}
            to={organisationRoutes[side].list}
            size="small"
            color="inherit"
          >
            <Trans context="button">Choose one</Trans>
          </Button>
        )
      }
    >
      {others.length === 0 ? (
        <Trans>This is your own account. You also belong to {organisationName}.</Trans>
      ) : (
        <Trans>This is your own account. You also belong to several organisations.</Trans>
      )}
    </Alert>
  );
}
