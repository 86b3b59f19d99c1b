import { Trans } from '@lingui/react/macro';
import { RoleNotice, useMemberMay } from '@tolk/account-views';
import type { Negotiation } from '@tolk/contract';
import { Button, Link, Typography } from '@tolk/design-system';
import { MessageButton, NegotiationPage } from '@tolk/market-views';
import { RouteLink, useSearchParams } from '@tolk/platform';

/** How the client comes to terms about one project (`projectReleaseInforId`) with one supplier (`supUserId`). */
export function Screen() {
  const [search] = useSearchParams();
  const asks = useMemberMay('ask');
  const projectReleaseInforId = search.get('projectReleaseInforId') ?? '';
  const supUserId = search.get('supUserId') ?? '';
  return (
    <NegotiationPage
      viewer="client"
      pair={{ projectReleaseInforId, supUserId }}
      back={
        <Link component={RouteLink} to="positionResume" params={{ projectReleaseInforId }}>
          <Trans context="link">Applications received</Trans>
        </Link>
      }
      actions={
        <>
          <MessageButton viewer="client" to={{ supUserId, about: projectReleaseInforId }} />
          <Button component={RouteLink} to="resumeDetail" params={{ supUserId }} variant="outlined">
            <Trans>View full resume</Trans>
          </Button>
        </>
      }
      notice={
        asks ? undefined : (
          <RoleNotice>
            <Trans>Your organisation’s requesters negotiate the terms.</Trans>
          </RoleNotice>
        )
      }
    >
      {(negotiation) => <Next negotiation={negotiation} />}
    </NegotiationPage>
  );
}

/** An order with these terms, from the application where there is one. */
function Next({ negotiation }: { negotiation: Negotiation }) {
  const { projectApplicationJLId, projectReleaseInforId, supUserId, ordered } = negotiation;
  if (ordered) {
    return (
      <Typography>
        <Trans>You have sent the order. You find it under your orders.</Trans>
      </Typography>
    );
  }
  return (
    <Button
      component={RouteLink}
      to="orderEdit"
      params={
        projectApplicationJLId === null
          ? { supUserId, projectReleaseInforId }
          : { projectApplicationJLId }
      }
      variant="contained"
      color="secondary"
    >
      <Trans>Create an order with these terms</Trans>
    </Button>
  );
}
