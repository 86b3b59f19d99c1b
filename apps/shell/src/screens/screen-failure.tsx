import { Trans } from '@lingui/react/macro';
import { Button, ErrorCard } from '@tolk/design-system';
import { isChunkError, Link } from '@tolk/platform';
import { PlatformMismatchError, RemoteUnavailableError } from '@tolk/platform/registry';
import { MissingScreenError } from './load-screen.ts';
import { NotFound } from './not-found.tsx';

interface Failure {
  error: Error;
  retry: () => void;
}

/** What stands in place of a screen that didn't load or broke; the rest of the page goes on working. */
export function ScreenFailure({ error, retry }: Failure) {
  if (error instanceof MissingScreenError) return <NotFound />;
  if (error instanceof PlatformMismatchError) return <NewerPlatformNeeded />;
  if (error instanceof RemoteUnavailableError || isChunkError(error)) {
    return (
      <ErrorCard
        title={<Trans>Loading this part of the page failed</Trans>}
        message={
          <Trans>
            The connection may have dropped, or a new version was just released. Everything else
            keeps working, and what you typed is kept.
          </Trans>
        }
        onRetry={retry}
      />
    );
  }
  return (
    <ErrorCard
      title={<Trans>This page ran into an error</Trans>}
      message={<Trans>Try again. If it happens again, go back and let us know.</Trans>}
      onRetry={retry}
    >
      <Button component={Link} to="/">
        <Trans>Go to the home page</Trans>
      </Button>
    </ErrorCard>
  );
}

/** A remote was released that this document's shell is too old for: a new document has the new shell. */
function NewerPlatformNeeded() {
  return (
    <ErrorCard
      title={<Trans>A new version is ready</Trans>}
      message={
        <Trans>This page needs a newer version than the one in this tab. Reload to update.</Trans>
      }
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        <Trans context="button">Reload</Trans>
      </Button>
    </ErrorCard>
  );
}
