import { Plural, Trans } from '@lingui/react/macro';
import { Box, Button, Paper } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface ChoiceBarProps {
  count: number;
  /** Whether this page has any that are not chosen. */
  canChooseMore: boolean;
  onChooseAll: () => void;
  onClear: () => void;
  /** Below the count: what the chosen ones come to. */
  sum?: ReactNode;
  /** What can be done with them. */
  children: ReactNode;
}

/** How many rows of a table are chosen, and what can be done with all of them at once. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { count, canChooseMore, onChooseAll, onClear, sum, children } = props;
  return (
    <Paper
      sx={{
        p: 2,
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box role="status">
        <Plural value={count} _0="None selected" one="# selected" other="# selected" />
        {sum}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {canChooseMore ? (
          <Button onClick={onChooseAll}>
            <Trans>Select all on this page</Trans>
          </Button>
        ) : null}
        {count > 0 ? (
          <Button onClick={onClear}>
            <Trans context="chosen rows">Clear</Trans>
          </Button>
        ) : null}
        {children}
      </Box>
    </Paper>
  );
}
