import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetSettlementListQuery } from '@tolk/api-client';
import type { StaffSettlementRow } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { Deadline } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { queueSorts, settlementMethods } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { QueueSortInput } from '../../records/queue-sort.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import { useSettlementColumns } from '../../settlements/use-settlement-columns.tsx';
import { BatchMaker } from './batch-maker.tsx';
import { ChoiceCell } from './choice-cell.tsx';
import { isFree } from './choice.ts';
import { MethodFilter } from './method-filter.tsx';
import { sortOf } from '../../records/sort-head.tsx';

/** What waits, the oldest first unless sorted otherwise, with a choice that makes a batch; it holds over pages. */
export function OpenApplications() {
  const { t } = useLingui();
  const list = useListAddress<'method' | 'sort'>();
  const method = list.oneOf('method', settlementMethods);
  const sort = sortOf(list, queueSorts, 'oldest');
  const columns = useSettlementColumns();
  const [chosen, setChosen] = useState<readonly StaffSettlementRow[]>([]);
  const query = useOpsGetSettlementListQuery(
    {
      ...list.paging,
      status: 'applied',
      ...(method ? { method } : {}),
      ...sort.asked,
    },
    { refetchOnMountOrArgChange: true },
  );
  const isChosen = (row: StaffSettlementRow) =>
    chosen.some(({ settlementId }) => settlementId === row.settlementId);
  const without = (rows: readonly StaffSettlementRow[]) =>
    chosen.filter(({ settlementId }) => !rows.some((row) => row.settlementId === settlementId));

  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '0 1 420px' } }}
      >
        <MethodFilter value={method} onChange={(value) => list.change({ method: value })} />
        <QueueSortInput sorts={queueSorts} {...sort.sorting} />
      </Box>
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No open withdrawal requests</Trans>,
          message: method ? (
            <Trans>No open request uses this method.</Trans>
          ) : (
            <Trans>Every request has been paid out or decided.</Trans>
          ),
          drawing: <InboxDrawing />,
        }}
      >
        {(rows) => {
          const free = rows.filter(isFree);
          return (
            <>
              <BatchMaker
                chosen={chosen}
                canChooseMore={free.some((row) => !isChosen(row))}
                onChooseAll={() => setChosen([...without(free), ...free])}
                onClear={() => setChosen([])}
              />
              <RecordTable
                label={t({ message: 'Open withdrawal requests', context: 'fact' })}
                rows={rows}
                rowKey={({ settlementId }) => settlementId}
                sorting={sort.sorting}
                columns={[
                  {
                    ...columns.number,
                    renderCell: (row) => (
                      <ChoiceCell
                        row={row}
                        checked={isChosen(row)}
                        onToggle={() =>
                          setChosen(isChosen(row) ? without([row]) : [...chosen, row])
                        }
                      >
                        {columns.number.renderCell(row)}
                      </ChoiceCell>
                    ),
                  },
                  columns.person,
                  columns.method,
                  columns.payee,
                  columns.net,
                  {
                    ...columns.time,
                    label: <Trans context="column">Waiting since</Trans>,
                    renderCell: ({ applicationTime }) => <Deadline iso={applicationTime} />,
                  },
                ]}
              />
            </>
          );
        }}
      </PagedList>
    </>
  );
}
