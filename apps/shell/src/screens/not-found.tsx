import { Trans } from '@lingui/react/macro';
import { ErrorCard } from '@tolk/design-system';
import { lazyPart } from '@tolk/platform';

/** An address that the product doesn't have; few ever see it, so nobody else downloads it. */
export const NotFound = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage, {
  pending: null,
  failed: (retry) => (
    <ErrorCard title={<Trans>Loading this part of the page failed</Trans>} onRetry={retry} />
  ),
});
