import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetModeratedListQuery } from '@tolk/api-client';
import { Box, Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { moderatedSubjects } from '@tolk/domain';
import { moderatedLabels } from '@tolk/labels';
import { useListAddress } from '@tolk/platform';
import { ContentCard } from '../../features/moderation/content-card.tsx';

const states = ['shown', 'hidden', 'appealed'] as const;

/** What the public reads of people (`subject`), and what was hidden (`state`); of one person (`personId`). */
export function Screen() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'subject' | 'state' | 'personId' | 'subjectId'>();
  const subject = list.oneOf('subject', moderatedSubjects) ?? 'publicProfile';
  const state = list.oneOf('state', states) ?? 'shown';
  const personId = list.text('personId');
  const subjectId = list.text('subjectId');
  const query = useOpsGetModeratedListQuery(
    {
      ...list.paging,
      subject,
      state,
      ...(personId ? { personId } : {}),
      ...(subjectId ? { subjectId } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const names = {
    shown: t({ message: 'Shown', context: 'tabs' }),
    hidden: t({ message: 'Hidden', context: 'tabs' }),
    appealed: t({ message: 'Appealed', context: 'tabs' }),
  };
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Moderation</Trans>}
        description={<Trans>Public content, newest first.</Trans>}
        actions={
          personId || subjectId ? (
            <Button onClick={() => list.change({ personId: undefined, subjectId: undefined })}>
              <Trans context="button">Show everybody’s</Trans>
            </Button>
          ) : null
        }
      />
      <FilterTabs
        label={t({ message: 'What is moderated', context: 'tabs' })}
        value={subject}
        onChoose={(next) => list.change({ subject: next, subjectId: undefined })}
        tabs={moderatedSubjects.map((value) => ({ value, label: i18n._(moderatedLabels[value]) }))}
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={state}
        onChoose={(next) => list.change({ state: next })}
        tabs={states.map((value) => ({ value, label: names[value] }))}
      />
      <PagedList
        query={query}
        list={list}
        empty={{ title: <Trans context="heading">Nothing here</Trans>, drawing: <InboxDrawing /> }}
      >
        {(rows) => (
          <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
            {rows.map((content) => (
              <ContentCard
                key={content.hiding?.moderationId ?? content.subjectId}
                content={content}
              />
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}
