import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxInvoice } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { useLanguage } from '@tolk/i18n';
import { taxInvoiceDocumentLabels } from '@tolk/labels';
import { Day } from '../bookings/day.tsx';
import { FileButton } from '../files/file-button.tsx';

type InvoiceDocument = TaxInvoice['documents'][number];

interface InvoiceDocumentsProps {
  invoice: Pick<TaxInvoice, 'documents' | 'currency'>;
  onDownload: (document: InvoiceDocument) => Promise<void>;
}

/** The documents of a tax invoice, each with its number, day and sum. */
export function InvoiceDocuments({ invoice, onDownload }: InvoiceDocumentsProps) {
  const { i18n } = useLingui();
  // Chinese has no blank between its words.
  const gap = useLanguage() === 'en' ? ' ' : '';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {invoice.documents.map((document) => {
        const { documentId, kind, invoiceNumber, invoiceDate, amount, file } = document;
        return (
          <Box
            component="li"
            key={documentId}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
          >
            <span>
              {i18n._(taxInvoiceDocumentLabels[kind])}
              {gap}
              <Trans>
                No. {invoiceNumber} of <Day day={invoiceDate} />
              </Trans>
            </span>
            <Money amount={amount} currency={invoice.currency} />
            <FileButton fileName={file.fileName} onDownload={() => onDownload(document)} />
          </Box>
        );
      })}
    </Box>
  );
}
