import { Trans, useLingui } from '@lingui/react/macro';
import type { PostingForm } from '@tolk/contract';
import { Button, Stack, Typography } from '@tolk/design-system';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@tolk/design-system/portal';
import { useState } from 'react';
import { AskedFirstChoice, type AskedFirst } from './asked-first-choice.tsx';
import { OwnPosting, type ShownFile } from '../../postings/own-posting.tsx';

interface Props {
  form: PostingForm;
  files: readonly ShownFile[];
  confirmLabel: string;
  /** A list of suppliers may be asked first. */
  isNew: boolean;
  /** Publishes; the dialog waits for it. */
  onConfirm: (askedFirst: AskedFirst | undefined) => void;
  onBack: () => void;
}

/** The posting as suppliers will see it, before it is published. */
export function PostingPreview({ form, files, confirmLabel, isNew, onConfirm, onBack }: Props) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [askedFirst, setAskedFirst] = useState<AskedFirst>();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onBack}
      fullWidth
      maxWidth="md"
      aria-label={t({ message: 'Preview', context: 'region' })}
    >
      <DialogTitle>
        <Trans context="heading">Preview</Trans>
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="textSecondary">
            <Trans>
              This is what you publish. Suppliers see your contact details only once you show them
              to an applicant or send an order.
            </Trans>
          </Typography>
          {isNew && form.visibility !== 'invited' ? (
            <AskedFirstChoice value={askedFirst} onChange={setAskedFirst} />
          ) : null}
          <Typography variant="h2" component="p">
            {form.projectName}
          </Typography>
          <OwnPosting posting={{ ...form, files }} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack} disabled={busy}>
          <Trans context="button">Keep editing</Trans>
        </Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            onConfirm(askedFirst);
          }}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
