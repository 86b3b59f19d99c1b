import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';

/** Until the client has said who they are, suppliers have nobody to trust. */
export function InformationHint() {
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button component={RouteLink} to="clientInformation" size="small" color="inherit">
          <Trans context="button">Complete it</Trans>
        </Button>
      }
    >
      <Trans>
        Your information is incomplete. Suppliers are more likely to apply to clients they know.
      </Trans>
    </Alert>
  );
}
