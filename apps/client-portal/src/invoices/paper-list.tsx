import { downloadCallFile } from '@tolk/api-client';
import type { calls, TaxInvoice } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { InvoiceDocuments } from '@tolk/market-views';

type Call = (typeof calls)['clientinterface']['invoices']['downloadTaxInvoiceFile'];

/** The documents of an invoice, once there are some. */
export function PaperList({ invoice }: { invoice: Pick<TaxInvoice, 'documents' | 'currency'> }) {
  if (invoice.documents.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <InvoiceDocuments
        invoice={invoice}
        onDownload={({ documentId }) =>
          downloadCallFile<Call>('/clientinterface/downloadTaxInvoiceFile', { documentId })
        }
      />
    </Box>
  );
}
