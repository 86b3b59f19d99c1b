import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

interface IdentitySwitchProps {
  /** Where it leads: `Job search` for a client, `Demand issuance` for a supplier. */
  children: ReactNode;
  /** What pressing it does, as a sentence. */
  hint: string;
  /** Switches and navigates; the button waits. What it throws is for the caller to show. */
  onSwitch: () => Promise<unknown>;
  /** While it is not known yet whose account this is. */
  disabled?: boolean;
}

/** The header's way from one identity of an account to the other. */
export function IdentitySwitch({
  children,
  hint,
  onSwitch,
  disabled = false,
}: IdentitySwitchProps) {
  const [busy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    try {
      await onSwitch();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="small"
      variant="outlined"
      disabled={busy || disabled}
      title={hint}
      onClick={() => void go()}
      sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {children}
    </Button>
  );
}
