import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { usePhone } from '../theme/window-width.ts';
import { useDoubleClickGuard } from './use-double-click-guard.ts';

export interface DialogProps extends Omit<MuiDialogProps, 'onClose' | 'onClickCapture'> {
  /** Escape, a click outside, and Back on phones; left out while it must stay. */
  onClose?: ((event: object, reason: 'backdropClick' | 'escapeKeyDown') => void) | undefined;
}

/** A dialog that the second half of a double click does not close, and that Back closes on phones. */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  const { noteClick, isDoubleClick } = useDoubleClickGuard(open);
  const phone = usePhone();
  useBackCloses(open && phone, onClose && (() => onClose({}, 'escapeKeyDown')));
  return (
    <MuiDialog
      {...rest}
      open={open}
      onClickCapture={noteClick}
      onClose={(event, reason) => {
        if (reason === 'backdropClick' && isDoubleClick()) return;
        onClose?.(event, reason);
      }}
    />
  );
}
