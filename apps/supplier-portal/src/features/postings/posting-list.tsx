import { useLingui } from '@lingui/react/macro';
import type { PostingRow } from '@tolk/contract';
import { Box, Link, Paper, Stack } from '@tolk/design-system';
import { LanguagePairChip, Money, StatusChip } from '@tolk/design-system/pieces';
import { applicationLook, positionChips, useNames, useRegionName } from '@tolk/labels';
import { ClosingTime } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

interface PostingListProps {
  postings: readonly PostingRow[];
  /** Ids of the postings that the supplier has applied for. */
  applied: ReadonlySet<string>;
}

/** Postings as dense rows in the fixed order: title, pair, field, pay, deadline, place. */
export function PostingList({ postings, applied }: PostingListProps) {
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {postings.map((posting) => (
        <Row
          key={posting.projectReleaseInforId}
          posting={posting}
          applied={applied.has(posting.projectReleaseInforId)}
        />
      ))}
    </Stack>
  );
}

function Row({ posting, applied }: { posting: PostingRow; applied: boolean }) {
  const { i18n } = useLingui();
  const names = useNames();
  const regionName = useRegionName();
  const status = positionChips[posting.projectStatus];
  const sent = applicationLook('applied', 'supplier');
  return (
    <Paper component="li" sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 0.75 }}>
        <Link
          component={RouteLink}
          to="jobDetail"
          params={{ projectReleaseInforId: posting.projectReleaseInforId }}
          sx={{ fontWeight: 600, flexGrow: 1, minWidth: 0 }}
        >
          {posting.projectName}
        </Link>
        {applied ? <StatusChip tone={sent.tone}>{i18n._(sent.label)}</StatusChip> : null}
        {posting.projectStatus === 'recruiting' ? null : (
          <StatusChip tone={status.tone} hint={status.hint && i18n._(status.hint)}>
            {i18n._(status.label)}
          </StatusChip>
        )}
      </Box>
      <Box
        sx={{
          display: { xs: 'flex', lg: 'grid' },
          flexWrap: 'wrap',
          gridTemplateColumns:
            '110px minmax(0, 1.3fr) minmax(0, 1.4fr) minmax(0, 1.9fr) minmax(0, 0.7fr)',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <span>
          <LanguagePairChip
            source={posting.sourceLanguage}
            target={posting.targetLanguage}
            bothWays={posting.bothDirections}
          />
        </span>
        <span>
          {names.type(posting.projectType)} · {names.field(posting.whFieldId)}
        </span>
        <span>
          <Money amount={posting.salary} currency={posting.currency} emphasis="earned" />{' '}
          {names.unit(posting.unitName)}
        </span>
        <ClosingTime posting={posting} />
        <span>{regionName(posting.region)}</span>
      </Box>
    </Paper>
  );
}
