import { Trans } from '@lingui/react/macro';
import { RoleNotice, useMemberMay } from '@tolk/account-views';
import { Button, Link, Typography } from '@tolk/design-system';
import { MessageButton, NegotiationPage } from '@tolk/market-views';
import { RouteLink, useSearchParams } from '@tolk/platform';

/** How the supplier comes to terms with a client about one job (`projectReleaseInforId`). */
export function Screen() {
  const [search] = useSearchParams();
  const coordinates = useMemberMay('coordinate');
  const projectReleaseInforId = search.get('projectReleaseInforId') ?? '';
  return (
    <NegotiationPage
      viewer="supplier"
      pair={{ projectReleaseInforId, supUserId: '' }}
      back={
        <Link component={RouteLink} to="applicationRecord">
          <Trans context="link">My applications</Trans>
        </Link>
      }
      actions={
        <>
          <MessageButton viewer="supplier" to={{ about: projectReleaseInforId }} />
          <Button
            component={RouteLink}
            to="jobDetail"
            params={{ projectReleaseInforId }}
            variant="outlined"
          >
            <Trans>See the job</Trans>
          </Button>
        </>
      }
      notice={
        coordinates ? undefined : (
          <RoleNotice>
            <Trans>Your company’s project managers negotiate the terms.</Trans>
          </RoleNotice>
        )
      }
    >
      {({ ordered }) => (
        <Typography>
          {ordered ? (
            <Trans>The client has sent you an order. You find it under Orders.</Trans>
          ) : (
            <Trans>The client can send you the order now. It shows whatever differs.</Trans>
          )}
        </Typography>
      )}
    </NegotiationPage>
  );
}
