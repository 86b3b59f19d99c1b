import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Dialog } from '../Dialog/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What follows from a yes. */
  children?: ReactNode;
  /** `Yes` and `No` when left out. */
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  /** `error` for what can't be undone. */
  color?: 'primary' | 'error';
  /** The buttons wait while it runs. What it throws is for the caller to show. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** A question to be answered with yes or no. Escape and a click outside mean no. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel = <Trans context="button">Yes</Trans>,
  cancelLabel = <Trans context="button">No</Trans>,
  color = 'primary',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children ? <DialogContent>{children}</DialogContent> : null}
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={color} onClick={() => void confirm()} disabled={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
