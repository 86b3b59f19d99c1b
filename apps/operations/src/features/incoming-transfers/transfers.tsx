import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetIncomingTransferListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { RowCards } from '@tolk/design-system/pieces';
import { FilterBar, PagedList, TypedFilter } from '@tolk/design-system/portal';
import { limits, transferOutcomes } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { transferLooks } from '../../money/transfer-labels.tsx';
import { TransferCard } from './transfer-card.tsx';

/** What came in, by words and outcome; what nobody knows first. */
export function Transfers() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'outcome' | 'search'>();
  const outcome = list.oneOf('outcome', transferOutcomes);
  const { search } = list;
  const active = [outcome, search].filter(Boolean).length;
  const clear = () => list.change({ outcome: undefined, search: undefined });
  const query = useOpsGetIncomingTransferListQuery(
    {
      ...list.paging,
      ...(outcome ? { outcome } : {}),
      ...(search ? { search } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <FilterBar
        active={active}
        onClear={clear}
        search={
          <TypedFilter
            label={t({ message: 'Search', context: 'field' })}
            placeholder={t`Payer, remarks, order or bank number`}
            type="search"
            maxLength={limits.list.searchMax}
            value={search ?? ''}
            onSettle={(text) => list.change({ search: text }, { replace: true })}
          />
        }
      >
        <SelectInput
          label={t({ message: 'Outcome', context: 'field' })}
          placeholder={t({ message: 'All', context: 'placeholder' })}
          options={transferOutcomes.map((value) => ({
            value,
            label: i18n._(transferLooks[value].label),
          }))}
          value={outcome ?? null}
          onChange={(value) => list.change({ outcome: value ?? undefined })}
        />
      </FilterBar>
      <PagedList
        query={query}
        list={list}
        empty={
          active > 0
            ? {
                title: <Trans>No transfer matches</Trans>,
                action: (
                  <Button onClick={clear}>
                    <Trans>Clear the filters</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans context="heading">No bank transfers</Trans>,
                message: (
                  <Trans>Import the bank’s statement, and each line finds its order here.</Trans>
                ),
                drawing: <InboxDrawing />,
              }
        }
      >
        {(transfers) => (
          <RowCards>
            {transfers.map((transfer) => (
              <TransferCard key={transfer.incomingTransferId} transfer={transfer} />
            ))}
          </RowCards>
        )}
      </PagedList>
    </>
  );
}
