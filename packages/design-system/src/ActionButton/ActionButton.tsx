import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { offSx } from './off-sx.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'aria-label' | 'color' | 'size' | 'variant'> {
  children: ReactNode;
  /** Why the action is off now, and when it will be on; stands below the button, which stays reachable by keyboard. */
  off?: ReactNode;
  /** The button waits while it runs. What it throws is for the caller to show. */
  onAct: () => unknown;
}

/** One of the actions that the server allows on a record; one that is off says why. */
export function ActionButton({ children, off, onAct, ...look }: ActionButtonProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const isOff = Boolean(off);

  async function act() {
    if (isOff || busy) return;
    setBusy(true);
    try {
      await onAct();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box sx={{ display: 'inline-flex', flexDirection: 'column', gap: 0.5, maxWidth: { md: 280 } }}>
      <Button
        {...look}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? id : undefined}
        disabled={busy}
        onClick={() => void act()}
        sx={isOff ? offSx : null}
      >
        {children}
      </Button>
      {isOff ? (
        <Box id={id} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {off}
        </Box>
      ) : null}
    </Box>
  );
}
