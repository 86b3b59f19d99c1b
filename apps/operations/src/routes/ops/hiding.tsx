import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetModeratedContentQuery, useOpsGetReportedContentQuery } from '@tolk/api-client';
import type { ModeratedContent } from '@tolk/contract';
import { Box, DataState, Link as TextLink } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import type { AppealedSubject } from '@tolk/domain';
import { moderatedLabels } from '@tolk/labels';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { ContentCard } from '../../features/moderation/content-card.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';

/**
 * One thing that people reported (`reported`), or that was hidden, or a warning or a silence (`id`), with
 * the appeal against that.
 */
export function Screen() {
  const [search] = useSearchParams();
  const reportedContentId = search.get('reported');
  return reportedContentId === null ? (
    <HidingCase moderationId={search.get('id') ?? ''} />
  ) : (
    <ReportedCase reportedContentId={reportedContentId} />
  );
}

function HidingCase({ moderationId }: { moderationId: string }) {
  const query = useOpsGetModeratedContentQuery(
    { moderationId },
    { refetchOnMountOrArgChange: true },
  );
  const data = { ...query, data: query.currentData };
  return (
    <DataState query={data} back={<Back state="appealed" />}>
      {(content) => (
        <Case
          content={content}
          record={{ subject: 'moderation', subjectId: moderationId }}
          state="appealed"
        />
      )}
    </DataState>
  );
}

function ReportedCase({ reportedContentId }: { reportedContentId: string }) {
  const query = useOpsGetReportedContentQuery(
    { reportedContentId },
    { refetchOnMountOrArgChange: true },
  );
  const data = { ...query, data: query.currentData };
  return (
    <DataState query={data} back={<Back state="reported" />}>
      {(content) => (
        <Case
          content={content}
          record={{ subject: 'reportedContent', subjectId: reportedContentId }}
          state="reported"
        />
      )}
    </DataState>
  );
}

interface CaseProps {
  content: ModeratedContent;
  record: { subject: 'moderation' | 'reportedContent'; subjectId: string };
  /** The list that it comes from. */
  state: 'appealed' | 'reported';
}

function Case({ content, record, state }: CaseProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeader
        back={<Back state={state} subject={content.subject} />}
        title={i18n._(moderatedLabels[content.subject])}
      />
      <CaseBar record={record} />
      <Box component="ul" sx={{ m: 0, mb: 3, p: 0 }}>
        <ContentCard content={content} />
      </Box>
      <CaseNotes record={record} />
    </>
  );
}

/** Without a subject where it is not known yet. */
function Back({ state, subject }: Pick<CaseProps, 'state'> & { subject?: AppealedSubject }) {
  const params = { state, ...(subject ? { subject } : {}) };
  return (
    <TextLink component={RouteLink} to="moderation" params={params}>
      <Trans>Back to moderation</Trans>
    </TextLink>
  );
}
