import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useSupGetFYJSProjectListQuery,
  useSupSaveFeeInvoiceMutation,
} from '@tolk/api-client';
import type { FeeRow } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { DataState, notify } from '@tolk/design-system';
import { FileField, type StoredFile } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, filePolicies, limits } from '@tolk/domain';
import { useUpload } from '@tolk/market-views';
import { CoveredProjectsField } from './covered-projects-field.tsx';
import { invoiceRules } from './invoice-rules.ts';

interface InvoiceValues {
  invoiceNumber: string;
  files: readonly StoredFile[];
  projectOrderIds: readonly string[];
}

/** A company’s invoice for its fees: number, file, and the projects that it covers. */
export function InvoiceDialog({ onClose }: { onClose: () => void }) {
  // Without an invoice a company’s project counts as unsettled.
  const fees = useSupGetFYJSProjectListQuery(
    { settlementStatus: 'unsettled', pageSize: limits.list.pageSizeMax },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <FormDialog open onClose={onClose} title={<Trans>Upload an invoice</Trans>}>
      <DataState
        query={fees}
        skeleton={3}
        isEmpty={({ list }) => list.every(isCovered)}
        empty={{
          title: <Trans>No projects need an invoice</Trans>,
          message: <Trans>Completed projects appear here until an invoice covers them.</Trans>,
        }}
      >
        {({ list }) => (
          <InvoiceForm projects={list.filter((row) => !isCovered(row))} onClose={onClose} />
        )}
      </DataState>
    </FormDialog>
  );
}

/** A marking needs no invoice. */
function isCovered({ feeInvoiceId, projectOrderId }: FeeRow): boolean {
  return feeInvoiceId !== null || projectOrderId === null;
}

interface InvoiceFormProps {
  projects: readonly FeeRow[];
  onClose: () => void;
}

function InvoiceForm({ projects, onClose }: InvoiceFormProps) {
  const { t } = useLingui();
  const [save] = useSupSaveFeeInvoiceMutation();
  const { upload, discard, isUploading } = useUpload('invoice');
  const initialValues: InvoiceValues = {
    invoiceNumber: '',
    files: [],
    projectOrderIds: projects.map(({ feeId }) => feeId),
  };

  async function send({ invoiceNumber, files, projectOrderIds }: InvoiceValues) {
    if (isUploading()) throw new Error(t`A file is still uploading. Submit once it has finished.`);
    const fileId = files[0]?.fileId ?? '';
    const request = { invoiceNumber: invoiceNumber.trim(), fileId };
    await inForm(save({ ...request, projectOrderIds: [...projectOrderIds] }));
    notify(t`Your invoice is saved.`);
    onClose();
  }

  return (
    <Form
      initialValues={initialValues}
      validationSchema={invoiceRules}
      serverFields={{ [errorCodes.invoiceTaken]: 'invoiceNumber' }}
      draftKey="fee-invoice"
      draftExcept={['projectOrderIds']}
      onSubmit={send}
    >
      <TextField
        name="invoiceNumber"
        label={t({ message: 'Invoice number', context: 'field' })}
        required
      />
      <FileField
        name="files"
        label={t({ message: 'The invoice', context: 'field' })}
        hint={t`As a PDF or a clear, legible picture.`}
        upload={upload}
        discard={discard}
        accept={acceptOf('invoice')}
        maxBytes={filePolicies.invoice.bytes}
        required
      />
      <CoveredProjectsField name="projectOrderIds" projects={projects} />
      <FormActions
        submitLabel={<Trans>Save the invoice</Trans>}
        color="secondary"
        onCancel={onClose}
      />
    </Form>
  );
}
