import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { usePhone } from '../theme/use-phone.ts';

interface FilterBarProps {
  /** How many filters are set: shown on the button that opens them on a phone. */
  active: number;
  onClear: () => void;
  /** What is always there, on phones too: the search field. */
  search?: ReactNode;
  /** The filters, as fields. */
  children: ReactNode;
}

/** Filters above a list; on phones they lie in a drawer behind one button. */
export function FilterBar({ active, onClear, search, children }: FilterBarProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const fields = (
    <Fields active={active} onClear={onClear}>
      {children}
    </Fields>
  );
  return (
    <Box
      component="search"
      aria-label={t({ message: 'Filters', context: 'region' })}
      sx={{ display: 'block', mb: 2 }}
    >
      <Box
        sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-end', mb: search && !phone ? 1.5 : 0 }}
      >
        {search}
        {phone ? (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ flexShrink: 0, minHeight: 44 }}
          >
            {active > 0 ? (
              <Trans>Filters ({active})</Trans>
            ) : (
              <Trans context="button">Filters</Trans>
            )}
          </Button>
        ) : null}
      </Box>
      {phone ? (
        <FilterDrawer open={open} onClose={() => setOpen(false)}>
          {fields}
        </FilterDrawer>
      ) : (
        fields
      )}
    </Box>
  );
}

function Fields({ active, onClear, children }: Omit<FilterBarProps, 'search'>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
        gap: 1.5,
        alignItems: 'end',
      }}
    >
      {children}
      {active > 0 ? (
        <Button onClick={onClear} sx={{ minHeight: 44, justifySelf: 'start', ml: -2 }}>
          <Trans>Clear the filters</Trans>
        </Button>
      ) : null}
    </Box>
  );
}

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

function FilterDrawer({ open, onClose, children }: FilterDrawerProps) {
  const { t } = useLingui();
  useBackCloses(open, onClose);
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t({ message: 'Filters', context: 'option' }),
          sx: { p: 2, maxHeight: '85dvh' },
        },
      }}
    >
      <Typography variant="h3" component="p" sx={{ mb: 2 }}>
        <Trans context="heading">Filters</Trans>
      </Typography>
      {children}
      <Button variant="contained" size="large" onClick={onClose} sx={{ mt: 2 }}>
        <Trans>Show the results</Trans>
      </Button>
    </Drawer>
  );
}
