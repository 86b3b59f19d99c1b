import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { usePhone } from '../theme/window-width.ts';

interface FilterBarProps {
  /** How many filters are set: shown on the button that opens them. */
  active: number;
  onClear: () => void;
  /** What is always there, on phones too: the search field. */
  search?: ReactNode;
  /**
   * The few filters that most people use, without visible labels: they stand in one line with the
   * search, and the others behind a button.
   */
  first?: ReactNode;
  /** How many of those that are set stand there, in sight. */
  activeFirst?: number;
  /** The filters, as fields; left out where those in one line are all. */
  children?: ReactNode;
}

/** Filters above a list; on phones they lie in a drawer behind one button. */
export function FilterBar({
  active,
  activeFirst = 0,
  onClear,
  search,
  first,
  children,
}: FilterBarProps) {
  const { t } = useLingui();
  const phone = usePhone();
  return (
    <Box
      component="search"
      aria-label={t({ message: 'Filters', context: 'region' })}
      sx={{ display: 'block', mb: first ? 1 : 2 }}
    >
      {phone ? (
        <OnPhone active={active} onClear={onClear} search={search}>
          {first}
          {children}
        </OnPhone>
      ) : first ? (
        <InOneLine {...{ active, activeFirst, onClear, search, first }}>{children}</InOneLine>
      ) : (
        <>
          {search ? <Box sx={{ ...lineSx, mb: 1.5 }}>{search}</Box> : null}
          <Fields active={active} onClear={onClear}>
            {children}
          </Fields>
        </>
      )}
    </Box>
  );
}

const lineSx = { display: 'flex', gap: 1.5, alignItems: 'flex-end' } as const;

function OnPhone({ active, onClear, search, children }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={lineSx}>
      {search}
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0, minHeight: 44 }}
      >
        {active > 0 ? <Trans>Filters ({active})</Trans> : <Trans context="button">Filters</Trans>}
      </Button>
      <FilterDrawer open={open} onClose={() => setOpen(false)}>
        <Fields active={active} onClear={onClear}>
          {children}
        </Fields>
      </FilterDrawer>
    </Box>
  );
}

function InOneLine({ active, activeFirst = 0, onClear, search, first, children }: FilterBarProps) {
  const behind = active - activeFirst;
  const [open, setOpen] = useState(false);
  const moreId = useId();
  return (
    <>
      <Box
        sx={{
          ...lineSx,
          gap: 1,
          '& > :not(button)': { flex: '1 1 0' },
          '& > :first-child': { flexGrow: 1.6 },
        }}
      >
        {search}
        {first}
        {children ? (
          <Button
            variant="outlined"
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
            sx={{ flex: 'none', minHeight: 44, whiteSpace: 'nowrap' }}
          >
            {behind > 0 ? (
              <Trans>More filters ({behind})</Trans>
            ) : (
              <Trans context="button">More filters</Trans>
            )}
          </Button>
        ) : null}
      </Box>
      <Box id={moreId} hidden={!open} sx={{ mt: 1.5 }}>
        {open ? (
          <Fields active={active} onClear={onClear}>
            {children}
          </Fields>
        ) : null}
      </Box>
    </>
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
        <Button onClick={onClear} sx={{ minHeight: 44, justifySelf: 'start' }}>
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
