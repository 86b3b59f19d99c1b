import { Plural, Trans } from '@lingui/react/macro';
import { Box, Button, Paper } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import type { ChosenProjects } from './use-chosen-projects.ts';

interface ChosenBarProps {
  chosen: ChosenProjects;
  /** Brings the person to what follows the choice. */
  onContinue: () => void;
}

/** What is chosen so far, at the foot of the window as long as the list is in sight. */
export function ChosenBar({ chosen, onContinue }: ChosenBarProps) {
  if (chosen.count === 0) return null;
  return (
    <Paper
      data-print="no"
      sx={{
        position: 'sticky',
        // Above the floating buttons, where these lie over the page.
        bottom: { xs: 80, lg: 8 },
        zIndex: 1,
        mt: 2,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        borderColor: 'primary.main',
      }}
    >
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Plural value={chosen.count} one="# project" other="# projects" />
        <Money amount={chosen.sum} currency="CNY" emphasis="strong" />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        <Button onClick={chosen.clear}>
          <Trans context="button">Clear selection</Trans>
        </Button>
        <Button variant="contained" onClick={onContinue}>
          <Trans context="button">Continue</Trans>
        </Button>
      </Box>
    </Paper>
  );
}
