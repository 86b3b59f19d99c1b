import { Trans } from '@lingui/react/macro';
import { Button, Stack, Typography } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { RouteLink, useSession } from '@tolk/platform';

/** No resume under this address. Whether there ever was one stays unsaid. */
export function ClosedResume() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <PageDrawing />
      <Typography variant="h1">
        <Trans>No resume is public under this link</Trans>
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 560, textWrap: 'pretty' }}>
        <Trans>
          Check that the link is complete, or ask the sender for a new one. A resume can only be
          opened through a link shared by its owner.
        </Trans>
      </Typography>
      <WaysOn />
    </Stack>
  );
}

function WaysOn() {
  const { session } = useSession();
  if (session.status === 'signedIn' && session.identity === 'client') {
    return (
      <Button component={RouteLink} to="positionEdit" variant="contained">
        <Trans>Publish a project</Trans>
      </Button>
    );
  }
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', pt: 1 }}
    >
      <Button component={RouteLink} to="home" variant="contained">
        <Trans>To the home page</Trans>
      </Button>
      <Button component={RouteLink} to="faq">
        <Trans>Questions and answers</Trans>
      </Button>
    </Stack>
  );
}
