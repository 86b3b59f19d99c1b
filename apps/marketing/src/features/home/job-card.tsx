import { Trans } from '@lingui/react/macro';
import type { PostingRow } from '@tolk/contract';
import { Box, Link, styled } from '@tolk/design-system';
import { Deadline, LanguagePairChip, Money } from '@tolk/design-system/pieces';
import { fields } from '@tolk/domain/dictionaries/fields';
import { behindPrice, units } from '@tolk/domain/dictionaries/work';
import { useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';

/** One posting in the fixed order of the brand: title, pair, field, pay, deadline. */
export function JobCard({ posting }: { posting: PostingRow }) {
  const english = useLanguage() === 'en';
  const field = fields.find(({ value }) => value === posting.whFieldId);
  const unit = units.find(({ value }) => value === posting.unitName);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      <Link
        component={RouteLink}
        to="jobDetail"
        params={{ projectReleaseInforId: posting.projectReleaseInforId }}
        color="inherit"
        sx={{ fontWeight: 600, justifySelf: 'start' }}
      >
        {posting.projectName}
      </Link>
      <Facts>
        <LanguagePairChip
          source={posting.sourceLanguage}
          target={posting.targetLanguage}
          bothWays={posting.bothDirections}
        />
        {field ? <span>{english ? field.en : field.zh}</span> : null}
      </Facts>
      <Facts>
        <span>
          <Money amount={posting.salary} currency={posting.currency} emphasis="earned" />
          {unit ? ` ${behindPrice(unit)[english ? 'en' : 'zh']}` : null}
        </span>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Trans>
            Closes <Deadline iso={posting.deadline} authorZone={posting.zone} />
          </Trans>
        </Box>
      </Facts>
    </Box>
  );
}

/** Facts in a row, as many as there is room for. */
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 4,
});
