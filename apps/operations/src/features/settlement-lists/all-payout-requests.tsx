import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetSettlementListQuery } from '@tolk/api-client';
import { PageDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { bounds, queueSorts, settlementMethods, settlementStatuses } from '@tolk/domain';
import { settlementChips } from '@tolk/labels';
import { useListAddress } from '@tolk/platform';
import { DayFields, daysIn } from '../../records/day-filter.tsx';
import { ExportPart } from '../../records/export-button.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import { QueueSortInput } from '../../records/queue-sort.tsx';
import { SearchedList } from '../../records/searched-list.tsx';
import { methodLabels } from '../../verifications/review-labels.ts';
import { useSettlementColumns } from '../../settlements/use-settlement-columns.tsx';
import { sortOf } from '../../records/sort-head.tsx';

const { unresolvedDays } = bounds;

/** What was sent long ago and has not ended is asked for like a state. */
const states = [...settlementStatuses, 'unresolved'] as const;

/** Applications in every state, by words, state and method. */
export function AllPayoutRequests() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'method' | 'search' | 'status' | 'from' | 'to' | 'sort'>();
  const columns = useSettlementColumns();
  const filter = {
    status: list.oneOf('status', states),
    method: list.oneOf('method', settlementMethods),
    search: list.search,
  };
  const sort = sortOf(list, queueSorts);
  const days = daysIn(list.text);
  const { status, method, search } = filter;
  const active = [...Object.values(filter), days.from, days.to].filter(Boolean).length;
  const clear = () =>
    list.change({
      status: undefined,
      method: undefined,
      search: undefined,
      from: undefined,
      to: undefined,
    });
  const asked = {
    ...(status === 'unresolved' ? { unresolved: true as const } : status ? { status } : {}),
    ...(method ? { method } : {}),
    ...(search ? { search } : {}),
    ...days,
    ...sort.asked,
  };
  const query = useOpsGetSettlementListQuery(
    { ...list.paging, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <SearchedList
      list={list}
      query={query}
      active={active}
      onClear={clear}
      placeholder={t`Supplier’s number or name`}
      filters={
        <>
          <SelectInput
            label={t({ message: 'Status', context: 'field' })}
            placeholder={t({ message: 'All', context: 'placeholder' })}
            options={states.map((value) => ({
              value,
              label:
                value === 'unresolved'
                  ? t`Without an answer for ${unresolvedDays} days`
                  : i18n._(settlementChips[value].label),
            }))}
            value={status ?? null}
            onChange={(value) => list.change({ status: value ?? undefined })}
          />
          <SelectInput
            label={t({ message: 'Method', context: 'field' })}
            placeholder={t({ message: 'All', context: 'placeholder' })}
            options={settlementMethods.map((value) => ({
              value,
              label: i18n._(methodLabels[value]),
            }))}
            value={method ?? null}
            onChange={(value) => list.change({ method: value ?? undefined })}
          />
          <DayFields days={days} onChange={list.change} />
          <QueueSortInput sorts={queueSorts} {...sort.sorting} />
        </>
      }
      aside={<ExportPart path="/opsinterface/exportSettlementList" asked={asked} />}
      noMatch={<Trans>No withdrawal request matches</Trans>}
      empty={{ title: <Trans>No withdrawal requests yet</Trans>, drawing: <PageDrawing /> }}
    >
      {(rows) => (
        <RecordTable
          label={t({ message: 'All withdrawal requests', context: 'field' })}
          rows={rows}
          rowKey={({ settlementId }) => settlementId}
          sorting={sort.sorting}
          columns={[
            columns.number,
            columns.status,
            columns.person,
            columns.method,
            columns.payee,
            columns.net,
            columns.time,
          ]}
        />
      )}
    </SearchedList>
  );
}
