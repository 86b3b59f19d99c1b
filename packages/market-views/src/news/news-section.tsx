import { Trans } from '@lingui/react/macro';
import type { NewsRow } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { Accordion, AccordionDetails, AccordionSummary } from '@tolk/design-system/portal';
import { ExpandMoreIcon } from '@tolk/design-system/icons';

/** What the product has to tell, the newest first; nothing when there is nothing. */
export function NewsSection({ news }: { news: readonly NewsRow[] }) {
  if (news.length === 0) return null;
  return (
    <Section title={<Trans context="heading">News</Trans>}>
      {news.map(({ newsId, title, text, publishTime }) => (
        <Accordion key={newsId} disableGutters variant="outlined" sx={{ mb: 1, borderRadius: 1 }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
              <Typography variant="caption" color="textSecondary">
                <DateTime iso={publishTime} />
              </Typography>
            </Box>
          </AccordionSummary>
          <AccordionDetails sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </AccordionDetails>
        </Accordion>
      ))}
    </Section>
  );
}
