import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetModeratedContentQuery } from '@tolk/api-client';
import { Box, DataState, Link as TextLink } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { moderatedLabels } from '@tolk/labels';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { ContentCard } from '../../features/moderation/content-card.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';

const back = (
  <TextLink component={RouteLink} to="moderation" params={{ state: 'appealed' }}>
    <Trans>Back to moderation</Trans>
  </TextLink>
);

/** One thing that was hidden (`id`), with the appeal against that. */
export function Screen() {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const moderationId = search.get('id') ?? '';
  const query = useOpsGetModeratedContentQuery(
    { moderationId },
    { refetchOnMountOrArgChange: true },
  );
  const record = { subject: 'moderation', subjectId: moderationId } as const;
  return (
    <DataState query={{ ...query, data: query.currentData }} back={back}>
      {(content) => (
        <>
          <PageHeader back={back} title={i18n._(moderatedLabels[content.subject])} />
          <CaseBar record={record} />
          <Box component="ul" sx={{ m: 0, mb: 3, p: 0 }}>
            <ContentCard content={content} />
          </Box>
          <CaseNotes record={record} />
        </>
      )}
    </DataState>
  );
}
