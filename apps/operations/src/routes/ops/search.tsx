import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsSearchRecordsQuery } from '@tolk/api-client';
import { DataState, Typography } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { SearchBox } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { FoundGroups } from '../../features/search/found-groups.tsx';

/** One search over people, orders, money, projects, reviews and tickets, by the words of the address (`search`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'search'>();
  const search = list.search?.trim() ?? '';
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Search everything</Trans>}
        description={
          <Trans>
            People, orders, money, projects, reviews and tickets: by words from a name or text, or
            by a full number, e-mail address or phone number. Searches are logged.
          </Trans>
        }
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Name, number, e-mail or phone`}
        value={list.search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      {search === '' ? null : <Found search={search} />}
    </>
  );
}

function Found({ search }: { search: string }) {
  const query = useOpsSearchRecordsQuery({ search }, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.currentData }}>
      {(groups) =>
        groups.length === 0 ? (
          <Typography role="status">
            <Trans>Nothing found. Enter numbers, e-mail addresses and phone numbers in full.</Trans>
          </Typography>
        ) : (
          <FoundGroups groups={groups} />
        )
      }
    </DataState>
  );
}
