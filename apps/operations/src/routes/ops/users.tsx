import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetUserListQuery } from '@tolk/api-client';
import type { UserRow } from '@tolk/contract';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs } from '@tolk/design-system/portal';
import { userSides, userSorts } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { useUserMarks } from '../../features/user-list/use-user-marks.ts';
import { UserFilters } from '../../features/user-list/user-filters.tsx';
import { UserTable } from '../../features/user-list/user-table.tsx';
import { DayFields, daysIn } from '../../records/day-filter.tsx';
import { ExportButton } from '../../records/export-button.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { SearchedList } from '../../records/searched-list.tsx';
import { userStates } from '../../users/user-state-chip.tsx';
import { sortOf } from '../../records/sort-head.tsx';

const states = Object.keys(userStates) as UserRow['state'][];

/** Accounts, by words, state, side, mark and day of the sign-up, sorted, page by page. */
export function Screen() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'search' | 'state' | 'from' | 'to' | 'side' | 'mark' | 'sort'>();
  const days = daysIn(list.text);
  const state = list.oneOf('state', states);
  const side = list.oneOf('side', userSides);
  const mark = list.oneOf('mark', useUserMarks());
  const sort = sortOf(list, userSorts, 'newest');
  const { search } = list;
  const asked = {
    ...sort.asked,
    ...(state ? { state } : {}),
    ...(side ? { side } : {}),
    ...(mark ? { mark } : {}),
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
      <SavedFilters screen="users" />
      <SearchedList
        list={list}
        query={query}
        active={[search, side, mark, days.from, days.to].filter(Boolean).length}
        onClear={() =>
          list.change({
            search: undefined,
            side: undefined,
            mark: undefined,
            from: undefined,
            to: undefined,
          })
        }
        placeholder={t`Name, company, or full e-mail or phone number`}
        filters={
          <>
            <UserFilters side={side} mark={mark} sorting={sort.sorting} onChange={list.change} />
            <DayFields days={days} onChange={list.change} />
          </>
        }
        noMatch={<Trans>No account matches</Trans>}
        empty={{
          title: <Trans>No account matches</Trans>,
          message: (
            <Trans>Search by part of a name, or by a full e-mail address or phone number.</Trans>
          ),
        }}
      >
        {(users) => <UserTable users={users} sorting={sort.sorting} />}
      </SearchedList>
    </>
  );
}
