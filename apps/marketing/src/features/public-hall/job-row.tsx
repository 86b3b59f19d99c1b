import { Trans } from '@lingui/react/macro';
import type { PostingRow } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { LanguagePairChip, Money, Relative } from '@tolk/design-system/pieces';
import { priceOf } from '@tolk/domain';
import { useNames, useRegionName } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';

/** One posting of the public hall: title and total, then what one decides by. */
export function JobRow({ posting }: { posting: PostingRow }) {
  const names = useNames();
  const regionName = useRegionName();
  const { projectReleaseInforId, salary, estimatedWorkload, currency, unitName } = posting;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Link
          component={RouteLink}
          to="publicJob"
          params={{ projectReleaseInforId }}
          color="inherit"
          sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {posting.projectName}
        </Link>
        <Money amount={priceOf(salary, estimatedWorkload)} currency={currency} emphasis="earned" />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          mt: 0.5,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <LanguagePairChip
          source={posting.sourceLanguage}
          target={posting.targetLanguage}
          bothWays={posting.bothDirections}
        />
        <span>
          {names.type(posting.projectType)} · {names.field(posting.whFieldId)}
        </span>
        <span data-figures="">
          {names.workload(estimatedWorkload, unitName)} ×{' '}
          <Money amount={salary} currency={currency} />
        </span>
        <span>{regionName(posting.region)}</span>
        <span>
          <Trans context="posting">
            Closes <Relative iso={posting.deadline} authorZone={posting.zone} />
          </Trans>
        </span>
      </Box>
    </Box>
  );
}
