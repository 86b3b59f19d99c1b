import { Trans } from '@lingui/react/macro';
import type { FeedbackDetail } from '@tolk/contract';
import { Alert, Box, DataState, Stack } from '@tolk/design-system';
import { DateTime, PageHeader, Section } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { useScreenTitle } from '@tolk/platform';
import type { ReactNode } from 'react';
import { FileList } from '../deliveries/file-list.tsx';
import { useSeen } from '../messages/use-seen.ts';
import { FeedbackChip } from './feedback-chip.tsx';
import { useFeedback, useFeedbackCalls } from './use-feedback-calls.ts';

interface FeedbackViewProps {
  feedbackId: string;
  viewer: Identity;
  back: ReactNode;
}

/** One piece of the viewer's feedback with its answer; who sees the answer has read it. */
export function FeedbackView({ feedbackId, viewer, back }: FeedbackViewProps) {
  const query = useFeedback(viewer, feedbackId);
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={5} back={back}>
      {(feedback) => <Feedback feedback={feedback} viewer={viewer} back={back} />}
    </DataState>
  );
}

interface FeedbackProps {
  feedback: FeedbackDetail;
  viewer: Identity;
  back: ReactNode;
}

function Feedback({ feedback, viewer, back }: FeedbackProps) {
  const names = useNames();
  const { read } = useFeedbackCalls(viewer);
  const { feedbackId, feedbackType, feedbackStatus, createTime, instructions } = feedback;
  const { attachments, merged, unread } = feedback;
  const title = names.feedbackType(feedbackType);
  useScreenTitle(title);
  useSeen(unread ? feedbackId : null, () => void read({ feedbackId }));
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        status={<FeedbackChip status={feedbackStatus} />}
        description={
          <Trans>
            Sent on <DateTime iso={createTime} />
          </Trans>
        }
      />
      {merged ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          <Trans>
            Someone else has reported the same, so we handle both together. You get the same answer.
          </Trans>
        </Alert>
      ) : null}
      <Answer feedback={feedback} />
      <Section title={<Trans>What you wrote</Trans>}>
        <Stack spacing={2}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{instructions}</Box>
          {attachments.length > 0 ? <FileList files={attachments} /> : null}
        </Stack>
      </Section>
    </>
  );
}

function Answer({
  feedback: { results, answerTime, feedbackStatus },
}: {
  feedback: FeedbackDetail;
}) {
  if (results === null || answerTime === null) {
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {feedbackStatus === 'submitted' ? (
          <Trans>We have received it. You’ll be notified when there is an answer.</Trans>
        ) : (
          <Trans>We are looking into it. You’ll be notified when there is an answer.</Trans>
        )}
      </Alert>
    );
  }
  return (
    <Section title={<Trans context="heading">Our answer</Trans>}>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 1 }}>{results}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <DateTime iso={answerTime} />
      </Box>
      {feedbackStatus === 'answered' ? null : (
        <Alert severity="info" sx={{ mt: 2 }}>
          <Trans>
            We are looking into it again. You’ll be notified when there is a new answer.
          </Trans>
        </Alert>
      )}
    </Section>
  );
}
