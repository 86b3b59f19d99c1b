import { Plural, Trans } from '@lingui/react/macro';
import { Button, Paper, Typography } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { SentenceGap } from '@tolk/i18n';
import { useCompareChoice } from './compare-choice.ts';

/** How many are chosen for the comparison, and the way there; stays in sight while one chooses. */
export function CompareBar() {
  const { chosen, full, clear } = useCompareChoice();
  const most = limits.compare.max;
  if (chosen.length === 0) return null;
  return (
    <Paper
      role="region"
      aria-live="polite"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        mt: 2,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 160px' }}>
        <Plural
          value={chosen.length}
          one="# selected for comparison."
          other="# selected for comparison."
        />
        <SentenceGap />
        {full ? <Trans>You have reached the limit.</Trans> : <Trans>Up to {most} at a time.</Trans>}
      </Typography>
      <Button onClick={clear}>
        <Trans context="button">Clear</Trans>
      </Button>
      {chosen.length > 1 ? (
        <Button
          component={RouteLink}
          to="compareResumes"
          params={{ applications: chosen.join(',') }}
          variant="contained"
        >
          <Trans context="button">Compare</Trans>
        </Button>
      ) : null}
    </Paper>
  );
}
