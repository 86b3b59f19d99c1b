import { Trans } from '@lingui/react/macro';
import { useSupGetAccountDeletionQuery } from '@tolk/api-client';
import { Button, DataState, Stack, Typography } from '@tolk/design-system';
import { FormDialog } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { BlockerList } from './blocker-list.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { KeptList } from './kept-list.tsx';

interface DeletionDialogProps {
  /** Whose orders the links lead to. */
  identity: Identity;
  onClose: () => void;
}

/** What stands against a deletion and what is kept; then, where nothing stands against it, the confirmation. */
export function DeletionDialog({ identity, onClose }: DeletionDialogProps) {
  const query = useSupGetAccountDeletionQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <FormDialog open onClose={onClose} title={<Trans>Delete the account</Trans>}>
      <DataState query={query} skeleton={3}>
        {({ blockers, kept, codeGoesTo }) => (
          <Stack spacing={3}>
            {blockers.length > 0 ? (
              <BlockerList blockers={blockers} identity={identity} onLeave={onClose} />
            ) : (
              <Typography>
                <Trans>
                  Your name, contact details, picture, resume, messages and settings are deleted at
                  once. They can’t be restored.
                </Trans>
              </Typography>
            )}
            <KeptList kept={kept} />
            {blockers.length > 0 ? (
              <div>
                <Button variant="outlined" onClick={onClose}>
                  <Trans context="button">Close</Trans>
                </Button>
              </div>
            ) : (
              <DeletionForm codeGoesTo={codeGoesTo} onCancel={onClose} />
            )}
          </Stack>
        )}
      </DataState>
    </FormDialog>
  );
}
