import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';

interface FilterBarProps {
  /** How many filters are set: shown on the button that opens them on a phone. */
  active: number;
  onClear: () => void;
  /** What is always there, on phones too: the search field. */
  search?: ReactNode;
  /** The filters, as fields. */
  children: ReactNode;
}

/** Filters above a list; on phones they fold away behind one button. */
export function FilterBar({ active, onClear, search, children }: FilterBarProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box role="search" aria-label={t`Filters`} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-end', mb: search ? 1.5 : 0 }}>
        {search}
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ display: { md: 'none' }, flexShrink: 0, minHeight: 44 }}
        >
          {active > 0 ? <Trans>Filters ({active})</Trans> : <Trans>Filters</Trans>}
        </Button>
      </Box>
      <Box
        id={id}
        sx={{
          display: { xs: open ? 'grid' : 'none', md: 'grid' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
          gap: 1.5,
          alignItems: 'end',
        }}
      >
        {children}
        {active > 0 ? (
          <Button onClick={onClear} sx={{ minHeight: 44, justifySelf: 'start' }}>
            <Trans>Clear the filters</Trans>
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
