import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCallFile } from '@tolk/api-client';
import type { calls, TaxInvoice } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { taxInvoiceDocumentLabels } from '@tolk/labels';
import { FileButton } from '@tolk/market-views';

type Call = (typeof calls)['clientinterface']['invoices']['downloadTaxInvoiceFile'];

/** The papers of an invoice, each with its number, day and sum. */
export function PaperList({ documents }: Pick<TaxInvoice, 'documents'>) {
  const { i18n } = useLingui();
  if (documents.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {documents.map(({ documentId, kind, invoiceNumber, invoiceDate, amount, file }) => (
        <Box
          component="li"
          key={documentId}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
        >
          <span>
            {i18n._(taxInvoiceDocumentLabels[kind])}{' '}
            <Trans>
              No. {invoiceNumber} of {invoiceDate}
            </Trans>
          </span>
          <Money amount={amount} currency="CNY" />
          <FileButton
            fileName={file.fileName}
            onDownload={() =>
              downloadCallFile<Call>(
                '/clientinterface/downloadTaxInvoiceFile',
                { documentId },
                file.fileName,
              )
            }
          />
        </Box>
      ))}
    </Box>
  );
}
