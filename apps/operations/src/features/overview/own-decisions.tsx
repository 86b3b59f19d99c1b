import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@tolk/contract';
import { Box, Stack, Typography } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { verificationActions } from '@tolk/domain';
import { AuditSubject } from '../../audit-log/audit-subject.tsx';
import { reviewActs } from '../../verifications/review-labels.ts';

/** What the person who is signed in decided last. */
export function OwnDecisions({ decisions }: { decisions: readonly AuditEntry[] }) {
  return (
    <Section title={<Trans>My last decisions</Trans>}>
      {decisions.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>None yet. Your decisions from the review queues will appear here.</Trans>
        </Typography>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {decisions.map((decision) => (
            <Decision key={decision.auditId} decision={decision} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Decision({ decision }: { decision: AuditEntry }) {
  const { i18n } = useLingui();
  const { details, time } = decision;
  const action = verificationActions.find((one) => one === details['decision']);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, typography: 'body2' }}
    >
      <Box sx={{ fontWeight: 600, minWidth: 120 }}>
        {action ? i18n._(reviewActs[action]) : null}
      </Box>
      <Box sx={{ color: 'text.secondary', flexGrow: 1 }}>
        <DateTime iso={time} />
      </Box>
      <AuditSubject entry={decision} />
      {details['reason'] ? (
        <Box sx={{ width: '100%', color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {details['reason']}
        </Box>
      ) : null}
    </Box>
  );
}
