import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useBackCloses } from './use-back-closes.ts';
import { useDoubleClickGuard } from './use-double-click-guard.ts';

export interface DialogProps extends Omit<MuiDialogProps, 'onClose' | 'onClickCapture'> {
  /** Escape, a click outside, and Back where the dialog fills the screen; left out while it must stay. */
  onClose?: ((event: object, reason: 'backdropClick' | 'escapeKeyDown') => void) | undefined;
}

/** A dialog that the second half of a double click does not close, and that Back closes on phones. */
export function Dialog({ open, onClose, fullScreen = false, ...rest }: DialogProps) {
  const { noteClick, isDoubleClick } = useDoubleClickGuard(open);
  useBackCloses(open && fullScreen, onClose && (() => onClose({}, 'escapeKeyDown')));
  return (
    <MuiDialog
      {...rest}
      open={open}
      fullScreen={fullScreen}
      onClickCapture={noteClick}
      onClose={(event, reason) => {
        if (reason === 'backdropClick' && isDoubleClick()) return;
        onClose?.(event, reason);
      }}
    />
  );
}
