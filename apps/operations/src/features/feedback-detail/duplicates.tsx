import { Trans } from '@lingui/react/macro';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';

/** Reports of the same that are answered together with this one. */
export function Duplicates({ report: { duplicates } }: { report: StaffFeedbackDetail }) {
  if (duplicates.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Duplicates</Trans>}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {duplicates.map(({ feedbackId, personName, instructions, createTime }) => (
          <Box
            component="li"
            key={feedbackId}
            sx={{
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <TextLink
              component={RouteLink}
              to="staffFeedbackReport"
              params={{ id: feedbackId }}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {instructions}
            </TextLink>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {personName} · <DateTime iso={createTime} />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
