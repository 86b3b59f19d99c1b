import { Plural, Trans } from '@lingui/react/macro';
import type { PastWork } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { LanguagePairChip, Section } from '@tolk/design-system/pieces';
import { kindsOfPastWork, limits, type PastWorkKind } from '@tolk/domain';
import { formatMonth, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import { Period } from './period.tsx';

const { figureCases, works: worksTold } = limits.publicProfile;

/** What was completed here, a line for each field and pair and without the clients. */
export function PastWorkPart({ works }: { works: readonly PastWork[] }) {
  const names = useNames();
  return (
    <Section title={<Trans>Work done here</Trans>}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {kindsOfPastWork(works).map((kind) => (
          <Box
            key={`${kind.whFieldId} ${kind.sourceLanguage} ${kind.targetLanguage}`}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              py: 1,
              breakInside: 'avoid',
              '& + &': { borderTop: 1, borderColor: 'divider' },
              '&:first-of-type': { pt: 0 },
            }}
          >
            <LanguagePairChip source={kind.sourceLanguage} target={kind.targetLanguage} />
            <Box component="span" sx={{ flex: '1 1 160px' }}>
              {names.field(kind.whFieldId)}
            </Box>
            <span data-figures="">
              <Plural value={kind.orders} one="# order" other="# orders" />
            </span>
            <KindStars rating={kind.rating} />
            <Typography component="span" variant="body2" color="textSecondary">
              <Months first={kind.firstMonth} last={kind.lastMonth} />
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        <Trans>
          From the last twelve months, the newest {worksTold} orders at most, without the clients:
          only fields and language pairs in which at least {figureCases} clients had work done.
        </Trans>
      </Typography>
    </Section>
  );
}

function KindStars({ rating: { average, count } }: Pick<PastWorkKind, 'rating'>) {
  if (average === null) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      <Stars value={average} />
      <span>
        <Plural value={count} one="(# review)" other="(# reviews)" />
      </span>
    </Box>
  );
}

/** `Nov 2026`, or `Feb 2026 – Nov 2026`. */
function Months({ first, last }: { first: string; last: string }) {
  const language = useLanguage();
  if (first === last) return <span data-figures="">{formatMonth(first, language)}</span>;
  return <Period start={first} end={last} />;
}
