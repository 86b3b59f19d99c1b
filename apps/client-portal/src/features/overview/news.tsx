import { Trans } from '@lingui/react/macro';
import type { NewsRow } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { ExpandMoreIcon } from '@tolk/design-system/icons';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { Accordion, AccordionDetails, AccordionSummary } from '@tolk/design-system/portal';

/** What our staff announced, the newest first; nothing while there is nothing. */
export function News({ news }: { news: readonly NewsRow[] }) {
  if (news.length === 0) return null;
  return (
    <Section title={<Trans>News</Trans>}>
      {news.map(({ newsId, title, text, publishTime }) => (
        <Accordion
          key={newsId}
          disableGutters
          elevation={0}
          slotProps={{ heading: { component: 'h3' } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 0 }}>
            <span>
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {title}
              </Typography>
              <Typography variant="caption" component="span" color="textSecondary">
                <DateTime iso={publishTime} />
              </Typography>
            </span>
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0 }}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Section>
  );
}
