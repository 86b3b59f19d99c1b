import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface DialogHeadProps {
  /** Names the dialog where it is labelled by this; without it the dialog is named by its title anyhow. */
  id?: string;
  /** The title. */
  children: ReactNode;
  onClose: () => void;
}

/** The title of a dialog, and the cross that closes it. */
export function DialogHead({ id, children, onClose }: DialogHeadProps) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
      <DialogTitle {...(id === undefined ? {} : { id })} sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </DialogTitle>
      <IconButton aria-label={t({ message: 'Close', context: 'button' })} onClick={onClose}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
          <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </IconButton>
    </Box>
  );
}
