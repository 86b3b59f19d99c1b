import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetFYJSProjectListQuery, useSupGetJSSQDataQuery } from '@tolk/api-client';
import { Box, Button, DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList, SearchBox } from '@tolk/design-system/portal';
import { earningsStatuses } from '@tolk/domain';
import { earningsChips } from '@tolk/labels';
import { RouteLink, useListAddress } from '@tolk/platform';
import { useRef } from 'react';
import { ApplyPanel } from '../../features/settlement-center/apply-panel.tsx';
import { Balances } from '../../features/settlement-center/balances.tsx';
import { ChosenBar } from '../../features/settlement-center/chosen-bar.tsx';
import { FeeInvoices } from '../../features/settlement-center/fee-invoices.tsx';
import { FeeList } from '../../features/settlement-center/fee-list.tsx';
import type { Position } from '../../features/settlement-center/shortfall.ts';
import {
  useChosenProjects,
  type ChosenProjects,
} from '../../features/settlement-center/use-chosen-projects.ts';
import { WindowNotice } from '../../features/settlement-center/window-notice.tsx';

/** Fees to settle: what finished projects brought, and the application to have it paid out. */
export function Screen() {
  const position = useSupGetJSSQDataQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Fees settlement</Trans>}
        description={<Trans>Choose what you have earned and withdraw it once a month.</Trans>}
      />
      <DataState query={position} skeleton={6}>
        {(data) => <Content position={data} />}
      </DataState>
    </>
  );
}

function Content({ position }: { position: Position }) {
  const chosen = useChosenProjects();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <WindowNotice position={position} />
      <Section title={<Trans context="heading">Your money</Trans>}>
        <Balances {...position} />
      </Section>
      <div>
        <Fees chosen={chosen} />
        <ChosenBar chosen={chosen} onContinue={() => panel.current?.focus()} />
      </div>
      <Box ref={panel} tabIndex={-1} sx={{ mt: 3, scrollMarginTop: 80, outline: 0 }}>
        <ApplyPanel position={position} chosen={chosen} />
      </Box>
      {position.isCompany ? <FeeInvoices /> : null}
    </>
  );
}

function Fees({ chosen }: { chosen: ChosenProjects }) {
  const { t, i18n } = useLingui();
  const list = useListAddress<'status' | 'search'>();
  const settlementStatus = list.oneOf('status', earningsStatuses);
  const { search } = list;
  const fees = useSupGetFYJSProjectListQuery(
    { settlementStatus, search, ...list.paging },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <FilterTabs
        label={t({ message: 'Settlement status', context: 'tabs' })}
        value={settlementStatus ?? ''}
        onChoose={(status) => list.change({ status })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          ...earningsStatuses.map((value) => ({
            value,
            label: i18n._(earningsChips[value].label),
          })),
        ]}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Order name or number`}
        value={search ?? ''}
        onSearch={(typed) => list.change({ search: typed }, { replace: true })}
      />
      <PagedList
        query={fees}
        list={list}
        empty={{
          title: <Trans>No fees here</Trans>,
          message: (
            <Trans>What you earn appears here as soon as a client accepts your results.</Trans>
          ),
          drawing: <PageDrawing />,
          action: (
            <Button variant="outlined" component={RouteLink} to="supplierOrders">
              <Trans>Go to your orders</Trans>
            </Button>
          ),
        }}
      >
        {(rows) => <FeeList fees={rows} chosen={chosen} />}
      </PagedList>
    </>
  );
}
