import { Trans, useLingui } from '@lingui/react/macro';
import {
  discardTaxInvoiceFile,
  inForm,
  uploadTaxInvoiceFile,
  useOpsCorrectTaxInvoiceMutation,
  useOpsIssueTaxInvoiceMutation,
} from '@tolk/api-client';
import type { StaffTaxInvoice } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { FileField, MoneyField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, filePolicies, limits } from '@tolk/domain';
import { useUploadBy } from '@tolk/market-views';
import { useDecided } from '../../work/use-decided.tsx';
import { emptyPaper, paperOf, paperRules, type PaperValues } from './paper-rules.ts';

const papers = { upload: uploadTaxInvoiceFile, discard: discardTaxInvoiceFile };

interface PaperDialogProps {
  invoice: StaffTaxInvoice;
  /** The invoice itself, or red letters over what went back since. */
  kind: 'invoice' | 'redLetter';
  onClose: () => void;
}

/** Handing the client a paper that was issued in the tax authority's system. */
export function PaperDialog({ invoice, kind, onClose }: PaperDialogProps) {
  const { t } = useLingui();
  const { upload, discard, isUploading } = useUploadBy(papers);
  const [issue] = useOpsIssueTaxInvoiceMutation();
  const [correct] = useOpsCorrectTaxInvoiceMutation();
  const { taxInvoiceId, version, title, currency, amount, toTakeBack } = invoice;
  const decided = useDecided({ subject: 'taxInvoice', subjectId: taxInvoiceId });
  const isFirst = kind === 'invoice';

  async function submit(values: PaperValues) {
    if (isUploading()) throw new Error(t`A file is still on its way. Send once it has arrived.`);
    const send = isFirst ? issue : correct;
    await inForm(send({ taxInvoiceId, version, ...paperOf(values) }));
    onClose();
    decided(t`The client can download it now.`, title);
  }

  return (
    <FormDialog
      open
      title={isFirst ? <Trans>Issue the invoice</Trans> : <Trans>Issue in red letters</Trans>}
      onClose={onClose}
    >
      <Form
        initialValues={emptyPaper}
        validationSchema={paperRules}
        draftKey={`tax-invoice-${kind}-${taxInvoiceId}`}
        onSubmit={submit}
      >
        <Typography>
          {isFirst ? (
            <Trans>
              The invoice has to be over{' '}
              <Money amount={amount} currency={currency} emphasis="strong" />: what was paid, less
              refunds and earlier invoices.
            </Trans>
          ) : (
            <Trans>
              The red-letter invoice has to take back{' '}
              <Money amount={toTakeBack} currency={currency} emphasis="strong" />, which was
              refunded since.
            </Trans>
          )}
        </Typography>
        <FileField
          name="files"
          label={t({ message: 'File', context: 'field' })}
          hint={t`PDF, XML, or a ZIP archive with both.`}
          upload={upload}
          discard={discard}
          accept={acceptOf('taxInvoice')}
          maxBytes={filePolicies.taxInvoice.bytes}
          required
        />
        <TextField
          name="invoiceNumber"
          label={t({ message: 'Invoice number', context: 'field' })}
          inputMode="numeric"
          maxLength={limits.invoiceNumber.max}
          required
        />
        <FieldRow>
          <TextField
            name="invoiceDate"
            type="date"
            label={t({ message: 'Invoice date', context: 'field' })}
            required
          />
          <MoneyField
            name="amount"
            currency={currency}
            label={t({ message: 'Total on the invoice', context: 'field' })}
            hint={t`Tax included, without a sign.`}
            required
          />
        </FieldRow>
        <FormActions
          submitLabel={<Trans>Hand it to the client</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
