import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientRequestTaxInvoiceMutation } from '@tolk/api-client';
import type { InvoiceableOrders, InvoiceDetails } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { limits, taxInvoiceKinds } from '@tolk/domain';
import { taxInvoiceKindLabels } from '@tolk/labels';
import { CoveredOrdersField } from './covered-orders-field.tsx';
import { requestRules, taxInvoiceRequest, type RequestValues } from './request-rules.ts';

interface RequestFormProps {
  free: InvoiceableOrders;
  details: InvoiceDetails;
}

/** Asking for an invoice on these orders, or some of them. */
export function RequestForm({ free, details }: RequestFormProps) {
  const { t, i18n } = useLingui();
  const [ask] = useClientRequestTaxInvoiceMutation();
  const mayBeSpecial = details.missingForSpecial.length === 0;
  const kinds = taxInvoiceKinds.filter((kind) => kind === 'ordinary' || mayBeSpecial);
  const initialValues: RequestValues = {
    invoiceKind: 'ordinary',
    projectOrderIds: free.list.map(({ projectOrderId }) => projectOrderId),
    note: '',
  };
  return (
    <Form
      initialValues={initialValues}
      validationSchema={requestRules}
      onSubmit={async (values) => {
        await inForm(ask(taxInvoiceRequest(values)));
        notify(t`We have received your request and will tell you when the invoice is ready.`);
      }}
    >
      <RadioField
        name="invoiceKind"
        label={t({ message: 'Type of invoice', context: 'field' })}
        required
        options={kinds.map((value) => ({ value, label: i18n._(taxInvoiceKindLabels[value]) }))}
      />
      <CoveredOrdersField name="projectOrderIds" orders={free.list} currency={free.currency} />
      <TextField
        name="note"
        label={t`Remarks on the invoice`}
        hint={
          free.list.some(({ purchaseOrder, costCentre }) => purchaseOrder || costCentre)
            ? t`The purchase-order numbers and cost centres above are passed on, so there is no need to repeat them. Add anything else that belongs in the remarks.`
            : t`What should stand in the remarks of the invoice, such as your purchase-order number.`
        }
        maxLength={limits.taxInvoice.note}
      />
      <FormActions submitLabel={<Trans>Request the invoice</Trans>} color="secondary" />
    </Form>
  );
}
