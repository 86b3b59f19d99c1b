import { Trans } from '@lingui/react/macro';
import type { ResumeEvaluation } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { Section } from '@tolk/design-system/pieces';
import { formatDate, useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';
import { EvaluationReply } from '../evaluations/evaluation-reply.tsx';

interface ResumeEvaluationsProps {
  evaluations: readonly ResumeEvaluation[];
  /** Who answers. */
  owner: string;
  /** What stands below each. */
  actions?: ((evaluateId: string) => ReactNode) | undefined;
}

/** What clients said, without their names, and what the owner answered. */
export function ResumeEvaluations({ evaluations, owner, actions }: ResumeEvaluationsProps) {
  const language = useLanguage();
  return (
    <Section title={<Trans context="heading">Reviews</Trans>}>
      {evaluations.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No client has left a review yet.</Trans>
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {evaluations.map(
            ({ evaluateId, evaluateGrade, evaluateDescription, createTime, reply }) => (
              <Box
                key={evaluateId}
                component="li"
                sx={{
                  py: 2,
                  breakInside: 'avoid',
                  '& + &': { borderTop: 1, borderColor: 'divider' },
                  '&:first-of-type': { pt: 0 },
                  '&:last-of-type': { pb: 0 },
                }}
              >
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
                  <Stars value={evaluateGrade} />
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    component="time"
                    dateTime={createTime}
                  >
                    {formatDate(createTime, { language })}
                  </Typography>
                </Box>
                {evaluateDescription ? (
                  <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {evaluateDescription}
                  </Typography>
                ) : null}
                {reply ? (
                  <EvaluationReply head={<Trans>Reply by {owner}</Trans>} text={reply} />
                ) : null}
                {actions?.(evaluateId)}
              </Box>
            ),
          )}
        </Box>
      )}
    </Section>
  );
}
