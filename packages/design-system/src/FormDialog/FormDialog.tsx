import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogHead } from '../Dialog/DialogHead.tsx';
import DialogContent from '@mui/material/DialogContent';
import { useId, type ReactNode } from 'react';
import { usePhone } from '../theme/window-width.ts';

interface FormDialogProps {
  open: boolean;
  title: ReactNode;
  /** Escape and the cross; a click outside does nothing, so that no typed text is lost by a slip. */
  onClose: () => void;
  /** `md` for times side by side, `lg` for a table beside the form. */
  width?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** A dialog that holds a form; on phones it fills the screen. */
export function FormDialog({ open, title, onClose, width = 'sm', children }: FormDialogProps) {
  const id = useId();
  const phone = usePhone();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={id}
      maxWidth={width}
      fullWidth
      fullScreen={phone}
    >
      <DialogHead id={id} onClose={onClose}>
        {title}
      </DialogHead>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
