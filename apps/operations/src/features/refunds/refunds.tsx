import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetRefundListQuery } from '@tolk/api-client';
import type { RefundRow } from '@tolk/contract';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { RowCards } from '@tolk/design-system/pieces';
import { queueSorts } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { refundStatuses } from '../../money/payment-labels.tsx';
import { DayFields, daysIn } from '../../records/day-filter.tsx';
import { ExportPart } from '../../records/export-button.tsx';
import { QueueSortInput } from '../../records/queue-sort.tsx';
import { sortOf } from '../../records/sort-head.tsx';
import { SearchedList } from '../../records/searched-list.tsx';
import { RefundCard } from './refund-card.tsx';

const statuses = Object.keys(refundStatuses) as RefundRow['status'][];

/** Refunds by words and state; those that need somebody first. */
export function Refunds() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'status' | 'search' | 'from' | 'to' | 'sort'>();
  const days = daysIn(list.text);
  const status = list.oneOf('status', statuses);
  const sort = sortOf(list, queueSorts);
  const { search } = list;
  const active = [status, search, days.from, days.to].filter(Boolean).length;
  const clear = () =>
    list.change({ status: undefined, search: undefined, from: undefined, to: undefined });
  const asked = {
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...days,
    ...sort.asked,
  };
  const query = useOpsGetRefundListQuery(
    { ...list.paging, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <SearchedList
      list={list}
      query={query}
      active={active}
      onClear={clear}
      placeholder={t`Refund or order number, or name`}
      filters={
        <>
          <SelectInput
            label={t({ message: 'Status', context: 'field' })}
            placeholder={t({ message: 'All', context: 'placeholder' })}
            options={statuses.map((value) => ({
              value,
              label: i18n._(refundStatuses[value].label),
            }))}
            value={status ?? null}
            onChange={(value) => list.change({ status: value ?? undefined })}
          />
          <DayFields days={days} onChange={list.change} />
          <QueueSortInput sorts={queueSorts} {...sort.sorting} />
        </>
      }
      aside={<ExportPart path="/opsinterface/exportRefundList" asked={asked} />}
      noMatch={<Trans>No refund matches</Trans>}
      empty={{
        title: <Trans context="heading">No refunds</Trans>,
        drawing: <InboxDrawing />,
      }}
    >
      {(refunds) => (
        <RowCards>
          {refunds.map((refund) => (
            <RefundCard key={refund.refundId} refund={refund} />
          ))}
        </RowCards>
      )}
    </SearchedList>
  );
}
