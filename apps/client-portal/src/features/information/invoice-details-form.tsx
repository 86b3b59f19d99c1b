import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientGetInvoiceDetailsQuery,
  useClientSaveInvoiceDetailsMutation,
} from '@tolk/api-client';
import type { InvoiceDetails } from '@tolk/contract';
import { DataState, notify, Typography } from '@tolk/design-system';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { invoiceDetailsPart } from '../../invoices/invoice-details-part.ts';
import { invoiceDetailsRequest, invoiceDetailsRules } from './invoice-details-rules.ts';

const { profile, taxInvoice } = limits;

/** What stands on receipts and tax invoices besides the name and tax number above. */
export function InvoiceDetailsPart() {
  const query = useClientGetInvoiceDetailsQuery({});
  return (
    <Section id={invoiceDetailsPart} title={<Trans context="heading">Invoice details</Trans>}>
      <DataState query={query} skeleton={3}>
        {(details) => <DetailsForm details={details} />}
      </DataState>
    </Section>
  );
}

function DetailsForm({ details }: { details: InvoiceDetails }) {
  const { t } = useLingui();
  const [save] = useClientSaveInvoiceDetailsMutation();
  const { address, phone, bank, bankAccount, email, title } = details;
  return (
    <Form
      initialValues={{ address, phone, bank, bankAccount, email }}
      validationSchema={invoiceDetailsRules}
      onSubmit={async (values) => {
        await inForm(save(invoiceDetailsRequest(values)));
        notify(t`Your invoice details are saved.`);
      }}
      aria-label={t({ message: 'Invoice details', context: 'region' })}
    >
      <Typography color="textSecondary">
        {title === '' ? (
          <Trans>
            Invoices are made out to the company or person above. Save your information first.
          </Trans>
        ) : (
          <Trans>
            Invoices are made out to {title}. A special VAT invoice needs everything but the e-mail
            address.
          </Trans>
        )}
      </Typography>
      <TextField
        name="address"
        label={t({ message: 'Registered address', context: 'field' })}
        hint={t`As on the business licence; shown on receipts and invoices.`}
        autoComplete="street-address"
        maxLength={profile.location}
      />
      <FieldRow>
        <TextField
          name="phone"
          label={t`Phone on invoices`}
          inputMode="tel"
          maxLength={profile.contact}
        />
        <TextField
          name="email"
          label={t`E-mail for invoices`}
          inputMode="email"
          maxLength={profile.contact}
        />
      </FieldRow>
      <FieldRow>
        <TextField name="bank" label={t`Bank and branch`} maxLength={taxInvoice.bank} />
        <TextField
          name="bankAccount"
          label={t`Bank account number`}
          inputMode="numeric"
          maxLength={taxInvoice.bankAccount}
        />
      </FieldRow>
      <FormActions submitLabel={<Trans>Save the invoice details</Trans>} />
    </Form>
  );
}
