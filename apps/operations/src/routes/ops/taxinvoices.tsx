import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetTaxInvoiceQueueQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { limits, taxInvoiceStatuses } from '@tolk/domain';
import { taxInvoiceChips } from '@tolk/labels';
import { useIsAttended } from '@tolk/platform';
import { TaxInvoiceFilters } from '../../features/tax-invoice-list/tax-invoice-filters.tsx';
import { TaxInvoiceTable } from '../../features/tax-invoice-list/tax-invoice-table.tsx';
import { useTaxInvoiceAddress } from '../../features/tax-invoice-list/use-tax-invoice-address.ts';
import { ExportButton } from '../../records/export-button.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';

/** The queue of tax invoices, by status, kind, who has taken it on, and words of the address. */
export function Screen() {
  const { t, i18n } = useLingui();
  const address = useTaxInvoiceAddress();
  const { list, status, sorting, filter, active, clear } = address;
  const query = useOpsGetTaxInvoiceQueueQuery(
    { ...list.paging, ...filter },
    { refetchOnMountOrArgChange: true, pollingInterval: useIsAttended() ? limits.staff.lookMs : 0 },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Tax invoices</Trans>}
        description={
          <Trans>
            What clients ask for, and what refunds make us correct. What is open comes first, the
            oldest at the top.
          </Trans>
        }
        actions={<ExportButton path="/opsinterface/exportTaxInvoiceList" asked={filter} />}
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={status ?? ''}
        onChoose={(chosen) => list.change({ status: chosen })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          ...taxInvoiceStatuses.map((value) => ({
            value,
            label: i18n._(taxInvoiceChips[value].label),
          })),
        ]}
      />
      <TaxInvoiceFilters address={address} />
      <SavedFilters screen="staffTaxInvoices" />
      <PagedList
        query={query}
        list={list}
        empty={
          active > 0 || status
            ? {
                title: <Trans>No tax invoice matches</Trans>,
                action: (
                  <Button onClick={clear}>
                    <Trans>Show all tax invoices</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans>No tax invoices</Trans>,
                message: <Trans>No client has requested one yet.</Trans>,
                drawing: <InboxDrawing />,
              }
        }
      >
        {(rows) => <TaxInvoiceTable rows={rows} sorting={sorting} />}
      </PagedList>
    </>
  );
}
