import { Trans, useLingui } from '@lingui/react/macro';
import { Box, ErrorCard, Skeleton } from '@tolk/design-system';
import { lazyPart } from '@tolk/platform';
import { Band } from '../../site/band.tsx';
import { useNear } from './use-near.ts';

const height = 420;

function Outline() {
  return <Skeleton variant="rounded" height={height} />;
}

// Calls and their store download when the section comes near, not with the page.
const MarketParts = lazyPart(
  () => import('./market-parts.tsx').then((module) => module.MarketParts),
  { pending: <Outline />, failed: (retry) => <ErrorCard onRetry={retry} /> },
);

/** Who is here, and what work was agreed on for; nothing of people who did not agree. */
export function MarketNow() {
  const { near, section } = useNear();
  const { t } = useLingui();
  return (
    <Band
      title={<Trans>Who does the work</Trans>}
      lead={
        <Trans>
          Translators who agreed to be shown here, with their own rates, tests and reviews.
        </Trans>
      }
      anchor="people"
    >
      <Box ref={section} data-wake="" role="group" aria-label={t`Translators and rates`}>
        {near ? <MarketParts /> : <Outline />}
      </Box>
    </Band>
  );
}
