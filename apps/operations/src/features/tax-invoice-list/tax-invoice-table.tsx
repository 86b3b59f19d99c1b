import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffTaxInvoiceRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import type { QueueSort } from '@tolk/domain';
import { taxInvoiceKindLabels } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import { byAge, byAmount, type Sorting } from '../../records/sort-head.tsx';
import { TaxInvoiceChip } from '../../tax-invoices/tax-invoice-chip.tsx';

interface TaxInvoiceTableProps {
  rows: readonly StaffTaxInvoiceRow[];
  sorting: Sorting<QueueSort>;
}

/** Tax invoices with whom they name, their sum, and who has taken them on. */
export function TaxInvoiceTable({ rows, sorting }: TaxInvoiceTableProps) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Tax invoices', context: 'region' })}
      rows={rows}
      rowKey={({ taxInvoiceId }) => taxInvoiceId}
      sorting={sorting}
      columns={[
        {
          key: 'title',
          label: <Trans context="column">Made out to</Trans>,
          renderCell: (row) => <Title row={row} />,
        },
        {
          key: 'status',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ status }) => <TaxInvoiceChip status={status} />,
        },
        {
          key: 'kind',
          label: <Trans context="column">Type</Trans>,
          renderCell: ({ invoiceKind }) => i18n._(taxInvoiceKindLabels[invoiceKind]),
        },
        {
          key: 'amount',
          align: 'right',
          sorts: byAmount,
          label: <Trans context="column">Amount</Trans>,
          renderCell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        {
          key: 'assignee',
          label: <Trans context="column">Assigned to</Trans>,
          renderCell: ({ assigneeName }) => assigneeName,
        },
        {
          key: 'time',
          label: <Trans context="column">Requested</Trans>,
          sorts: byAge,
          renderCell: ({ requestTime }) => <DateTime iso={requestTime} />,
        },
      ]}
    />
  );
}

function Title({ row: { taxInvoiceId, title, taxNumber, orders } }: { row: StaffTaxInvoiceRow }) {
  return (
    <>
      <TextLink component={RouteLink} to="staffTaxInvoice" params={{ id: taxInvoiceId }}>
        {title}
      </TextLink>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {taxNumber ? `${taxNumber} · ` : null}
        <Plural value={orders} one="# order" other="# orders" />
      </Box>
    </>
  );
}
