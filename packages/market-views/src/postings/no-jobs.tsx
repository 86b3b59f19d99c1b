import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';

/** What a hall says that has no jobs: none at all, or none for its filters, which `onShowAll` takes away. */
export function noJobs({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const drawing = <PageDrawing />;
  if (!filtered) {
    return {
      title: <Trans>No open jobs at the moment</Trans>,
      message: <Trans>Check back later: new jobs arrive daily.</Trans>,
      drawing,
    };
  }
  return {
    title: <Trans>No jobs match these filters</Trans>,
    message: <Trans>Try fewer filters, or check back later: new jobs arrive daily.</Trans>,
    drawing,
    action: (
      <Button variant="outlined" onClick={onShowAll}>
        <Trans>Show all jobs</Trans>
      </Button>
    ),
  };
}
