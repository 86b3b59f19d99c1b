import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { DefinitionList } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import type { ReactNode } from 'react';

interface SubmitDialogProps {
  entries: ReadonlyArray<{ key: string; label: string; value: ReactNode }>;
  onAnswer: (yes: boolean) => void;
}

/** The last look at what will stand, before it is sent. */
export function SubmitDialog({ entries, onAnswer }: SubmitDialogProps) {
  return (
    <ConfirmDialog
      open
      title={<Trans>Is everything right?</Trans>}
      confirmLabel={<Trans>Submit</Trans>}
      cancelLabel={<Trans>Go on editing</Trans>}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Typography sx={{ mb: 2 }}>
        <Trans>Once it is saved you can’t change it.</Trans>
      </Typography>
      <DefinitionList entries={entries} />
    </ConfirmDialog>
  );
}
