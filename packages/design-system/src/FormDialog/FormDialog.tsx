import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Dialog } from '../Dialog/Dialog.tsx';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
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
  const { t } = useLingui();
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
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconButton aria-label={t({ message: 'Close', context: 'button' })} onClick={onClose}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
            <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </IconButton>
      </Box>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
