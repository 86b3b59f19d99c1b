import { Trans, useLingui } from '@lingui/react/macro';
import { useClientOpenPositionToAllMutation } from '@tolk/api-client';
import type { OwnPostingDetail } from '@tolk/contract';
import { Alert, Button, notify } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';

/** Which list sees the posting before everybody else and until when, and the way to end that. */
export function AskedFirstNotice({ posting }: { posting: OwnPostingDetail }) {
  const { t } = useLingui();
  const [open, { isLoading }] = useClientOpenPositionToAllMutation();
  const { askedFirst, projectReleaseInforId, projectStatus } = posting;
  if (askedFirst === null || projectStatus === 'finished') return null;
  const { listName, until } = askedFirst;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          disabled={isLoading}
          onClick={async () => {
            const done = await open({ projectReleaseInforId });
            if (!done.error) notify(t`Everybody can see the project now.`);
          }}
        >
          <Trans>Show it to everybody now</Trans>
        </Button>
      }
    >
      {listName === null ? (
        <Trans>
          Nobody else sees this project until <DateTime iso={until} />.
        </Trans>
      ) : (
        <Trans>
          Only your list “{listName}” sees this project until <DateTime iso={until} />.
        </Trans>
      )}
    </Alert>
  );
}
