import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetWithdrawalDetailQuery, useSupGetWithdrawalRecordsQuery } from '@tolk/api-client';
import { Button, DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { settlementStatuses } from '@tolk/domain';
import { settlementChips } from '@tolk/labels';
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
  const list = useListAddress<'status'>();
  const status = list.oneOf('status', settlementStatuses);
  const settlements = useSupGetWithdrawalRecordsQuery(
    { status, ...list.paging },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Application record</Trans>}
        description={<Trans>Your withdrawal requests, newest first.</Trans>}
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={status ?? ''}
        onChoose={(chosen) => list.change({ status: chosen })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          ...settlementStatuses.map((value) => ({
            value,
            label: i18n._(settlementChips[value].label),
          })),
        ]}
      />
      <PagedList
        query={settlements}
        list={list}
        empty={{
          title: <Trans>No applications here</Trans>,
          message: <Trans>Once a month you can withdraw what is ready to settle.</Trans>,
          drawing: <PageDrawing />,
          action: (
            <Button variant="contained" component={RouteLink} to="expenseSettlement">
              <Trans>Go to fees settlement</Trans>
            </Button>
          ),
        }}
      >
        {(rows) => <SettlementList settlements={rows} />}
      </PagedList>
    </>
  );
}
