import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetIncomingTransferListQuery } from '@tolk/api-client';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { RowCards } from '@tolk/design-system/pieces';
import { queueSorts, transferOutcomes } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { transferLooks } from '../../money/transfer-labels.tsx';
import { DayFields, daysIn } from '../../records/day-filter.tsx';
import { ExportPart } from '../../records/export-button.tsx';
import { QueueSortInput } from '../../records/queue-sort.tsx';
import { sortOf } from '../../records/sort-head.tsx';
import { SearchedList } from '../../records/searched-list.tsx';
import { TransferCard } from './transfer-card.tsx';

/** Money that came in, searched by words and outcome; unknown money comes first unless sorted otherwise. */
export function Transfers() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'outcome' | 'search' | 'from' | 'to' | 'sort'>();
  const outcome = list.oneOf('outcome', transferOutcomes);
  const sort = sortOf(list, queueSorts);
  const { search } = list;
  const days = daysIn(list.text);
  const active = [outcome, search, days.from, days.to].filter(Boolean).length;
  const clear = () =>
    list.change({ outcome: undefined, search: undefined, from: undefined, to: undefined });
  const asked = {
    ...(outcome ? { outcome } : {}),
    ...(search ? { search } : {}),
    ...days,
    ...sort.asked,
  };
  const query = useOpsGetIncomingTransferListQuery(
    { ...list.paging, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <SearchedList
      list={list}
      query={query}
      active={active}
      onClear={clear}
      placeholder={t`Payer, remarks, order or bank number`}
      filters={
        <>
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
          <DayFields days={days} onChange={list.change} />
          <QueueSortInput sorts={queueSorts} {...sort.sorting} />
        </>
      }
      aside={<ExportPart path="/opsinterface/exportIncomingTransferList" asked={asked} />}
      noMatch={<Trans>No transfer matches</Trans>}
      empty={{
        title: <Trans context="heading">No bank transfers</Trans>,
        message: <Trans>Import the bank’s statement, and each line finds its order here.</Trans>,
        drawing: <InboxDrawing />,
      }}
    >
      {(transfers) => (
        <RowCards>
          {transfers.map((transfer) => (
            <TransferCard key={transfer.incomingTransferId} transfer={transfer} />
          ))}
        </RowCards>
      )}
    </SearchedList>
  );
}
