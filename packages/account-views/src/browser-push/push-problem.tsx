import { Trans } from '@lingui/react/macro';
import { Alert } from '@tolk/design-system';
import type { BrowserPush } from './use-browser-push.ts';

/** What stands in the way of notifications in this browser, and what to do about it. */
export function PushProblem({ standing, failure }: Pick<BrowserPush, 'standing' | 'failure'>) {
  if (standing === 'blocked')
    return (
      <Alert severity="info">
        <Trans>
          Your browser blocks notifications from this site. Allow them in the site settings beside
          the address bar, then reload this page.
        </Trans>
      </Alert>
    );
  if (failure === null) return null;
  return (
    <Alert severity="warning">
      {failure.by === 'server' ? (
        failure.message
      ) : (
        <Trans>
          Your browser’s notification service can’t be reached. Try again later or use another
          browser; e-mails keep coming.
        </Trans>
      )}
    </Alert>
  );
}
