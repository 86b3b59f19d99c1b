import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetProjectShareLinkQuery } from '@tolk/api-client';
import { Button, CopyButton, DataState, Link, Stack, Typography } from '@tolk/design-system';
import { QrCode } from '@tolk/design-system/pieces';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@tolk/design-system/portal';

interface Props {
  projectReleaseInforId: string;
  onClose: () => void;
}

/** The public address of a posting, to copy or to scan. */
export function ShareDialog({ projectReleaseInforId, onClose }: Props) {
  const { t } = useLingui();
  const query = useClientGetProjectShareLinkQuery({ projectReleaseInforId });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-label={t({ message: 'Share', context: 'region' })}
    >
      <DialogTitle>
        <Trans context="heading">Share</Trans>
      </DialogTitle>
      <DialogContent>
        <DataState query={query} skeleton={3}>
          {({ shareLink }) => (
            <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
              <Typography color="textSecondary">
                <Trans>Anyone with this link can see the project, even without an account.</Trans>
              </Typography>
              <QrCode text={shareLink} label={t`QR code of the project`} />
              <Link href={shareLink} sx={{ overflowWrap: 'anywhere' }}>
                {shareLink}
              </Link>
              <CopyButton text={shareLink}>
                <Trans>Copy the link</Trans>
              </CopyButton>
            </Stack>
          )}
        </DataState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans context="button">Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
