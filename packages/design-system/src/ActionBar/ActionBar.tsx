import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { Deadline } from '../Deadline/Deadline.tsx';

export interface BarAction {
  readonly key: string;
  readonly label: ReactNode;
  readonly onChoose: () => void;
  readonly enabled: boolean;
  /** Why it is off, in the reader's language. */
  readonly reason?: string | undefined;
  /** When it will be on, ISO 8601. */
  readonly availableAt?: string | undefined;
  /** `main` is the one to take next, `danger` ends something; the others step back. */
  readonly rank?: 'main' | 'other' | 'danger';
  readonly icon?: ReactNode;
  /** What pressing it does, as a sentence, where the label doesn't say it all. */
  readonly hint?: string;
}

const looks = {
  main: { variant: 'contained', color: 'secondary' },
  other: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
} as const;

/** What may be done with something; a button that is off says why and from when on it will be possible. */
export function ActionBar({ actions }: { actions: readonly BarAction[] }) {
  const id = useId();
  const off = actions.filter(({ enabled, reason }) => !enabled && reason);
  if (actions.length === 0) return null;
  return (
    <Box data-print="no">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {actions.map(({ key, label, onChoose, enabled, reason, rank = 'other', icon, hint }) => (
          <Button
            key={key}
            {...looks[enabled ? rank : 'other']}
            disabled={!enabled}
            title={hint}
            aria-describedby={!enabled && reason ? `${id}-${key}` : undefined}
            onClick={onChoose}
            startIcon={icon}
          >
            {label}
          </Button>
        ))}
      </Box>
      {off.map(({ key, label, reason, availableAt }) => (
        <Box
          key={key}
          id={`${id}-${key}`}
          sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}
        >
          {label} · {reason} {availableAt ? <Deadline iso={availableAt} /> : null}
        </Box>
      ))}
    </Box>
  );
}
