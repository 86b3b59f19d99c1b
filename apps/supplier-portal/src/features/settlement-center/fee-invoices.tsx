import { Trans } from '@lingui/react/macro';
import { useSupGetFeeInvoiceListQuery } from '@tolk/api-client';
import type { FeeInvoice } from '@tolk/contract';
import { Button, ErrorCard } from '@tolk/design-system';
import { UploadIcon } from '@tolk/design-system/icons';
import {
  DateTime,
  Money,
  RowCard,
  RowCards,
  Section,
  StatusChip,
} from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { FileList } from '@tolk/market-views';
import { lazyPart } from '@tolk/platform';
import { useState } from 'react';
import { DeleteInvoiceDialog } from './delete-invoice-dialog.tsx';

const InvoiceDialog = lazyPart(
  () => import('./invoice-dialog.tsx').then((it) => it.InvoiceDialog),
  { pending: null, failed: (retry) => <ErrorCard onRetry={retry} /> },
);

/** Names this part in the address. */
export const feeInvoicesPart = 'fee-invoices';

/** The invoices of a company for its fees: without one its projects can’t be settled. */
export function FeeInvoices() {
  const [page, setPage] = useState(1);
  const [uploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<FeeInvoice>();
  const list = { page, pageSize: limits.list.pageSize, toPage: setPage };
  const invoices = useSupGetFeeInvoiceListQuery({ pageNum: page, pageSize: list.pageSize });
  return (
    <Section
      id={feeInvoicesPart}
      title={<Trans context="heading">Fee invoices</Trans>}
      action={
        <Button
          variant="outlined"
          size="small"
          data-print="no"
          startIcon={<UploadIcon />}
          onClick={() => setUploading(true)}
        >
          <Trans>Upload an invoice</Trans>
        </Button>
      }
    >
      <PagedList
        query={invoices}
        list={list}
        skeleton={2}
        empty={{
          title: <Trans>No invoice yet</Trans>,
          message: <Trans>Upload one for your completed projects so they can be settled.</Trans>,
        }}
      >
        {(rows) => (
          <RowCards>
            {rows.map((invoice) => (
              <Invoice
                key={invoice.feeInvoiceId}
                invoice={invoice}
                onDelete={() => setDeleting(invoice)}
              />
            ))}
          </RowCards>
        )}
      </PagedList>
      {uploading ? <InvoiceDialog onClose={() => setUploading(false)} /> : null}
      <DeleteInvoiceDialog invoice={deleting} onClose={() => setDeleting(undefined)} />
    </Section>
  );
}

function Invoice({ invoice, onDelete }: { invoice: FeeInvoice; onDelete: () => void }) {
  const { invoiceNumber, amount, currency, projects, createTime, used, file } = invoice;
  return (
    <RowCard
      title={invoiceNumber}
      status={
        used ? (
          <StatusChip tone="success">
            <Trans>Used in a withdrawal request</Trans>
          </StatusChip>
        ) : null
      }
      amount={<Money amount={amount} currency={currency} emphasis="strong" />}
      facts={
        <>
          <span>
            <Trans>
              Uploaded <DateTime iso={createTime} />
            </Trans>
          </span>
          <span>{projects.map(({ orderName }) => orderName).join(' · ')}</span>
        </>
      }
      notice={<FileList files={[{ ...file, wordCount: null }]} />}
      actions={
        used ? null : (
          <Button size="small" color="error" data-print="no" onClick={onDelete}>
            <Trans>Delete the invoice</Trans>
          </Button>
        )
      }
    />
  );
}
