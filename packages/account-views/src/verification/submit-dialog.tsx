import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { DefinitionList } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import type { ReactNode } from 'react';

interface SubmitDialogProps {
  /** What sending it means. */
  consequence?: ReactNode;
  entries: ReadonlyArray<{ key: string; label: string; value: ReactNode }>;
  onAnswer: (yes: boolean) => void;
}

/** The last look at what will stand, before it is sent. */
export function SubmitDialog({
  consequence = <Trans>Once saved, it can’t be changed.</Trans>,
  entries,
  onAnswer,
}: SubmitDialogProps) {
  return (
    <ConfirmDialog
      open
      title={<Trans>Is everything right?</Trans>}
      confirmLabel={<Trans context="button">Submit</Trans>}
      cancelLabel={<Trans context="button">Keep editing</Trans>}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Typography sx={{ mb: 2 }}>{consequence}</Typography>
      <DefinitionList entries={entries} />
    </ConfirmDialog>
  );
}
