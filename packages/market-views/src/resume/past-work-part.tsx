import { Trans, useLingui } from '@lingui/react/macro';
import type { PastWork } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { LanguagePairChip, Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { useNames } from '@tolk/labels';

const { figureCases } = limits.publicProfile;

/** What was completed here, month by month and without the clients. */
export function PastWorkPart({ works }: { works: readonly PastWork[] }) {
  const { i18n } = useLingui();
  const names = useNames();
  const monthName = (month: string) =>
    i18n.date(new Date(`${month}-15T00:00:00Z`), { year: 'numeric', month: 'long' });
  return (
    <Section title={<Trans>Work done here</Trans>}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {works.map((work, index) => (
          <Box
            // Two of the same kind, month and stars are alike in everything that is told of them.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={index}
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
            <LanguagePairChip source={work.sourceLanguage} target={work.targetLanguage} />
            <Box component="span" sx={{ flex: '1 1 160px' }}>
              {names.field(work.whFieldId)}
            </Box>
            {work.evaluateGrade === null ? null : <Stars value={work.evaluateGrade} />}
            <Typography component="span" variant="body2" color="textSecondary">
              {monthName(work.month)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        <Trans>
          From the last twelve months, without the clients: only fields and language pairs in which
          at least {figureCases} clients had work done.
        </Trans>
      </Typography>
    </Section>
  );
}
