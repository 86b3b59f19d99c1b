import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetModeratedListQuery } from '@tolk/api-client';
import { Box, Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList, SearchBox } from '@tolk/design-system/portal';
import { appealedSubjects, isSanction, moderationListsOf } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { ContentCard } from '../../features/moderation/content-card.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';

/**
 * What the public reads of people (`subject`), and what was hidden (`state`); warnings and silences; of
 * one person (`personId`).
 */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'subject' | 'state' | 'personId' | 'subjectId' | 'search'>();
  const subject = list.oneOf('subject', appealedSubjects) ?? 'publicProfile';
  const lists = moderationListsOf(subject);
  const ofPeople = isSanction(subject);
  const state = list.oneOf('state', lists) ?? (ofPeople ? 'appealed' : 'shown');
  const personId = list.text('personId');
  const subjectId = list.text('subjectId');
  const search = list.text('search');
  const filter = {
    ...(personId ? { personId } : {}),
    ...(subjectId ? { subjectId } : {}),
    ...(search ? { search } : {}),
  };
  const query = useOpsGetModeratedListQuery(
    { ...list.paging, subject, state, ...filter },
    { refetchOnMountOrArgChange: true },
  );
  const appealed = useOpsGetModeratedListQuery({ subject, state: 'appealed', pageSize: 1 });
  const waiting = appealed.currentData?.total ?? 0;
  const reported = useOpsGetModeratedListQuery(
    { subject, state: 'reported', pageSize: 1 },
    { skip: ofPeople },
  );
  const reports = reported.currentData?.total ?? 0;
  const names = {
    shown: t({ message: 'Shown', context: 'tabs' }),
    reported:
      reports === 0
        ? t({ message: 'Reported', context: 'tabs' })
        : t({ message: `Reported (${reports})`, context: 'tabs' }),
    hidden: ofPeople
      ? t({ message: 'In force', context: 'tabs' })
      : t({ message: 'Hidden', context: 'tabs' }),
    appealed:
      waiting === 0
        ? t({ message: 'Appealed', context: 'tabs' })
        : t({ message: `Appealed (${waiting})`, context: 'tabs' }),
  };
  const subjects = {
    publicProfile: t({ message: 'Public pages', context: 'tabs' }),
    resume: t({ message: 'Resumes', context: 'tabs' }),
    posting: t({ message: 'Projects', context: 'tabs' }),
    review: t({ message: 'Reviews', context: 'tabs' }),
    warning: t({ message: 'Warnings', context: 'tabs' }),
    silence: t({ message: 'Message bans', context: 'tabs' }),
  };
  const nothing = {
    shown: <Trans>There is no public content of this kind.</Trans>,
    reported: <Trans>What people report is listed here until it is decided.</Trans>,
    hidden: ofPeople ? (
      <Trans>Decisions on reported messages are listed here while they are in force.</Trans>
    ) : (
      <Trans>What staff hide is listed here.</Trans>
    ),
    appealed: ofPeople ? (
      <Trans>When somebody appeals, it is listed here.</Trans>
    ) : (
      <Trans>When an author appeals, their content is listed here.</Trans>
    ),
  };
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Moderation</Trans>}
        description={<Trans>Public content, warnings and message bans.</Trans>}
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
        tabs={appealedSubjects.map((value) => ({ value, label: subjects[value] }))}
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={state}
        onChoose={(next) => list.change({ state: next })}
        tabs={lists.map((value) => ({ value, label: names[value] }))}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={
          ofPeople
            ? t`Author’s name, full e-mail or phone number`
            : t`Words, author’s name, full e-mail or phone number`
        }
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <SavedFilters screen="moderation" />
      <PagedList
        query={query}
        list={list}
        empty={
          search
            ? {
                title: <Trans>No content matches</Trans>,
                message: <Trans>Try other words, another kind or another status.</Trans>,
                action: (
                  <Button onClick={() => list.change({ search: undefined })}>
                    <Trans>Clear the search</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans context="heading">Nothing here</Trans>,
                message: nothing[state],
                drawing: <InboxDrawing />,
              }
        }
      >
        {(rows) => (
          <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
            {rows.map((content) => (
              <ContentCard
                key={content.hiding?.moderationId ?? content.subjectId}
                content={content}
                isUnread={ofPeople}
              />
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}
