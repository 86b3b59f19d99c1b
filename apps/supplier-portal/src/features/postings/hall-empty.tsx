import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { noJobs } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import type { HallQuery } from './hall-query.ts';

/** What is said where a tab of the hall has nothing to show, and what to do about it. */
export function hallEmpty(query: HallQuery) {
  const drawing = <PageDrawing />;
  const filtered = query.active > 0 || Boolean(query.text('search'));
  if (query.tab === 'saved' && !filtered) {
    return {
      title: <Trans>No saved jobs yet</Trans>,
      message: <Trans>Press the bookmark of a job to keep it here, also once it is closed.</Trans>,
      drawing,
      action: (
        <Button variant="outlined" onClick={() => query.choose('all')}>
          <Trans>Show all jobs</Trans>
        </Button>
      ),
    };
  }
  if (query.tab === 'fitting' && !filtered) {
    return {
      title: <Trans>No open job fits your language pairs at the moment</Trans>,
      message: <Trans>Jobs are matched by the pairs and fields in your information.</Trans>,
      drawing,
      action: (
        <Button variant="outlined" component={RouteLink} to="basicInformation">
          <Trans context="button">My information</Trans>
        </Button>
      ),
    };
  }
  return noJobs({ filtered, onShowAll: query.clear });
}
