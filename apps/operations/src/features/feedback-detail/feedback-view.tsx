import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetFeedbackDetailQuery } from '@tolk/api-client';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { Alert, Box, DataState, Link as TextLink, Stack } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { useNames } from '@tolk/labels';
import { FeedbackChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { FileRows } from '../../orders/file-rows.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { AnswerPart } from './answer-part.tsx';
import { AttachedPicture } from './attached-picture.tsx';
import { DeskActions } from './desk-actions.tsx';
import { downloadFeedbackFile } from './download-feedback-file.ts';
import { Duplicates } from './duplicates.tsx';
import { FeedbackFacts } from './feedback-facts.tsx';
import { FeedbackStory } from './feedback-story.tsx';

const back = (
  <TextLink component={RouteLink} to="staffFeedback">
    <Trans>Back to the feedback</Trans>
  </TextLink>
);

/** One report: what was written, the answer, duplicates, and what has happened. */
export function FeedbackView({ feedbackId }: { feedbackId: string }) {
  const query = useOpsGetFeedbackDetailQuery({ feedbackId }, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={6} back={back}>
      {(report) => <Report report={report} />}
    </DataState>
  );
}

function Report({ report }: { report: StaffFeedbackDetail }) {
  const { t } = useLingui();
  const names = useNames();
  const { feedbackId, feedbackType, personName, feedbackStatus, mainFeedbackId } = report;
  const type = names.feedbackType(feedbackType);
  return (
    <>
      <PageHeader
        back={back}
        title={t`${type}: ${personName}`}
        status={<FeedbackChip status={feedbackStatus} />}
      />
      {mainFeedbackId === null ? null : (
        <Alert severity="info" sx={{ mb: 3 }}>
          <Trans>
            This was merged into{' '}
            <TextLink
              component={RouteLink}
              to="staffFeedbackReport"
              params={{ id: mainFeedbackId }}
              underline="always"
            >
              another report
            </TextLink>{' '}
            and is answered with it.
          </Trans>
        </Alert>
      )}
      <CaseBar record={{ subject: 'feedback', subjectId: feedbackId }} />
      <DeskActions report={report} />
      <DetailLayout>
        <div>
          <Section title={<Trans context="heading">Report</Trans>}>
            <Stack spacing={2}>
              <Box lang={report.language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {report.instructions}
              </Box>
              <FileRows
                files={report.attachments}
                onDownload={(file) => downloadFeedbackFile(feedbackId, file)}
                renderPicture={(file) => <AttachedPicture feedbackId={feedbackId} file={file} />}
              />
            </Stack>
          </Section>
          <AnswerPart report={report} />
          <Duplicates report={report} />
        </div>
        <div>
          <Section title={<Trans context="heading">Facts</Trans>}>
            <FeedbackFacts report={report} />
          </Section>
          <Section title={<Trans context="heading">Activity</Trans>}>
            <FeedbackStory report={report} />
          </Section>
          <CaseNotes record={{ subject: 'feedback', subjectId: feedbackId }} />
        </div>
      </DetailLayout>
    </>
  );
}
