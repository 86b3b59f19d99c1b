import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetFraudCaseListQuery, useOpsGetFraudCaseQuery } from '@tolk/api-client';
import { Box, DataState, Link as TextLink } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { fraudStates } from '@tolk/domain';
import { RouteLink, useListAddress } from '@tolk/platform';
import { FraudCard } from '../../features/fraud/fraud-card.tsx';
import { stateLooks } from '../../features/fraud/fraud-labels.ts';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';

/** Accounts with signs of fraud by `state`, or one case of them (`id`). */
export function Screen() {
  const list = useListAddress<'state' | 'id'>();
  const id = list.text('id');
  return id === undefined ? <Cases /> : <OneCase fraudCaseId={id} />;
}

function Cases() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'state' | 'id'>();
  const state = list.oneOf('state', fraudStates) ?? 'open';
  const query = useOpsGetFraudCaseListQuery(
    { ...list.paging, state },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Signs of fraud</Trans>}
        description={
          <Trans>
            Accounts with something in common, and people who keep proposing to pay outside Tolk. A
            sign is a reason to look and proves nothing; the people never see it. Each look is noted
            in the audit log.
          </Trans>
        }
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={state}
        onChoose={(next) => list.change({ state: next === 'open' ? undefined : next })}
        tabs={fraudStates.map((value) => ({ value, label: i18n._(stateLooks[value].label) }))}
      />
      <SavedFilters screen="fraudCases" />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans context="heading">Nothing here</Trans>,
          message:
            state === 'open' ? (
              <Trans>
                Accounts are compared every day. What is found waits here for a decision.
              </Trans>
            ) : undefined,
          drawing: <InboxDrawing />,
        }}
      >
        {(cases) => (
          <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
            {cases.map((one) => (
              <FraudCard key={one.fraudCaseId} fraudCase={one} />
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}

const back = (
  <TextLink component={RouteLink} to="fraudCases">
    <Trans>All signs of fraud</Trans>
  </TextLink>
);

function OneCase({ fraudCaseId }: { fraudCaseId: string }) {
  const query = useOpsGetFraudCaseQuery({ fraudCaseId }, { refetchOnMountOrArgChange: true });
  const record = { subject: 'fraudCase', subjectId: fraudCaseId } as const;
  return (
    <DataState query={{ ...query, data: query.currentData }} back={back}>
      {(fraudCase) => (
        <>
          <PageHeader back={back} title={<Trans context="heading">Signs of fraud</Trans>} />
          <CaseBar record={record} />
          <Box component="ul" sx={{ m: 0, mb: 3, p: 0 }}>
            <FraudCard fraudCase={fraudCase} />
          </Box>
          <CaseNotes record={record} />
        </>
      )}
    </DataState>
  );
}
