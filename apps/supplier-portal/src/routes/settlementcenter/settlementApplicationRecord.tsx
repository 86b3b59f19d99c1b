import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetWithdrawalDetailQuery, useSupGetWithdrawalRecordsQuery } from '@tolk/api-client';
import { Button, DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, Pagination } from '@tolk/design-system/portal';
import { limits, settlementStatuses } from '@tolk/domain';
import { settlementLooks } from '@tolk/labels';
import { RouteLink, useListAddress, useSearchParams } from '@tolk/platform';
import { SettlementList } from '../../features/settlement-center/settlement-list.tsx';
import {
  BackToApplications,
  SettlementView,
} from '../../features/settlement-center/settlement-view.tsx';

/** Settlement applications, or one of them (`id`). */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <One settlementId={id} /> : <All />;
}

function One({ settlementId }: { settlementId: string }) {
  const settlement = useSupGetWithdrawalDetailQuery(
    { settlementId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState
      query={{ ...settlement, data: settlement.currentData }}
      skeleton={6}
      back={<BackToApplications />}
    >
      {(data) => <SettlementView settlement={data} />}
    </DataState>
  );
}

function All() {
  const { t, i18n } = useLingui();
  const { page, toPage, oneOf, change } = useListAddress<'status'>();
  const status = oneOf('status', settlementStatuses);
  const { pageSize } = limits.list;
  const settlements = useSupGetWithdrawalRecordsQuery(
    { status, pageNum: page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans>Application record</Trans>}
        description={<Trans>Your applications for settlement, newest first.</Trans>}
      />
      <FilterTabs
        label={t`Status`}
        value={status ?? ''}
        onChoose={(chosen) => change({ status: chosen })}
        tabs={[
          { value: '', label: t`All` },
          ...settlementStatuses.map((value) => ({
            value,
            label: i18n._(settlementLooks[value].label),
          })),
        ]}
      />
      <DataState
        query={settlements}
        isEmpty={({ list }) => list.length === 0}
        empty={{
          title: <Trans>No applications here</Trans>,
          message: <Trans>Once a month you can have paid out what is ready to be settled.</Trans>,
          drawing: <PageDrawing />,
          action: (
            <Button variant="contained" component={RouteLink} to="expenseSettlement">
              <Trans>Go to fees settlement</Trans>
            </Button>
          ),
        }}
      >
        {({ list, total }) => (
          <>
            <SettlementList settlements={list} />
            <Pagination page={page} pageSize={pageSize} total={total} onChange={toPage} />
          </>
        )}
      </DataState>
    </>
  );
}
