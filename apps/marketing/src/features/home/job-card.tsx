import { Trans } from '@lingui/react/macro';
import type { PostingRow } from '@tolk/contract';
import { Link, Paper, Stack, Typography } from '@tolk/design-system';
import { Deadline, LanguagePairChip, Money } from '@tolk/design-system/pieces';
import { units } from '@tolk/domain/dictionaries/work';
import { useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';

/** One posting in the fixed order of the brand: title, pair, pay, deadline. */
export function JobCard({ posting }: { posting: PostingRow }) {
  const language = useLanguage();
  const unit = units.find(({ value }) => value === posting.unitName);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1}>
        <Link
          component={RouteLink}
          to="jobDetail"
          params={{ projectReleaseInforId: posting.projectReleaseInforId }}
          sx={{ fontWeight: 600 }}
        >
          {posting.projectName}
        </Link>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <LanguagePairChip source={posting.sourceLanguage} target={posting.targetLanguage} />
          <span>
            <Money amount={posting.salary} currency={posting.currency} emphasis="earned" />
            {unit ? ` ${language === 'en' ? unit.en : unit.zh}` : null}
          </span>
        </Stack>
        <Typography variant="body2" color="text.secondary">
          <Trans>
            Closes <Deadline iso={posting.deadline} authorZone={posting.zone} />
          </Trans>
        </Typography>
      </Stack>
    </Paper>
  );
}
