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
          <Trans>Complete it</Trans>
        </Button>
      }
    >
      <Trans>
        Your information is not complete. Suppliers apply more readily to clients they know.
      </Trans>
    </Alert>
  );
}
