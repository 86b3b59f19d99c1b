import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetUserListQuery } from '@tolk/api-client';
import type { UserRow } from '@tolk/contract';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList, SearchBox } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { DayFilter, daysIn } from '../../records/day-filter.tsx';
import { ExportButton } from '../../records/export-button.tsx';
import { UserTable } from '../../features/user-list/user-table.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { userStates } from '../../users/user-state-chip.tsx';

const states = Object.keys(userStates) as UserRow['state'][];

/** Accounts, by words (`search`), state (`state`) and page (`page`). */
export function Screen() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'search' | 'state' | 'from' | 'to'>();
  const days = daysIn(list.text);
  const state = list.oneOf('state', states);
  const { search } = list;
  const asked = {
    ...(state ? { state } : {}),
    ...(search ? { search } : {}),
    ...days,
  };
  const query = useOpsGetUserListQuery(
    { ...list.paging, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Users</Trans>}
        description={<Trans>Everyone with an account; contact details are masked.</Trans>}
        actions={<ExportButton path="/opsinterface/exportUserList" asked={asked} />}
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={state ?? ''}
        onChoose={(value) => list.change({ state: value })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          ...states.map((value) => ({ value, label: i18n._(userStates[value].label) })),
        ]}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Name, company, or full e-mail or phone number`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <DayFilter days={days} onChange={list.change} />
      <SavedFilters screen="users" />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No account matches</Trans>,
          message: (
            <Trans>Search by part of a name, or by a full e-mail address or phone number.</Trans>
          ),
        }}
      >
        {(users) => <UserTable users={users} />}
      </PagedList>
    </>
  );
}
