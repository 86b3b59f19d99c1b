import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { Link, pathTo, RouteLink } from '@tolk/platform';

/** How somebody who is not logged in applies for a job: both ways lead back to it. */
export function VisitorEntrance({ projectReleaseInforId }: { projectReleaseInforId: string }) {
  const from = pathTo('jobDetail', { projectReleaseInforId });
  return (
    <>
      <Button
        component={RouteLink}
        to="register"
        params={{ RWID: projectReleaseInforId }}
        variant="contained"
        color="secondary"
        size="large"
      >
        <Trans context="button">Apply</Trans>
      </Button>
      <Button component={Link} to={pathTo('login', { from })} variant="outlined" size="large">
        <Trans>I have an account</Trans>
      </Button>
    </>
  );
}
