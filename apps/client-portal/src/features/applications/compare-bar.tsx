import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { ChosenBar } from '../../applications/chosen-bar.tsx';
import { useCompareChoice } from './compare-choice.ts';

/** How many are chosen for the comparison, and the way there; stays in sight while one chooses. */
export function CompareBar() {
  const { chosen, full, clear } = useCompareChoice();
  const most = limits.compare.max;
  if (chosen.length === 0) return null;
  return (
    <ChosenBar
      count={
        <Plural
          value={chosen.length}
          one="# selected for comparison."
          other="# selected for comparison."
        />
      }
      most={most}
      full={full}
      onClear={clear}
    >
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
    </ChosenBar>
  );
}
