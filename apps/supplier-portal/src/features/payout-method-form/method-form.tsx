import { Trans, useLingui } from '@lingui/react/macro';
import { SubmitDialog, useAgreement } from '@tolk/account-views';
import { inForm, useSupAddOrEditJSRZMutation } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, Stack, notify } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { DefinitionList } from '@tolk/design-system/pieces';
import type { SettlementMethodName } from '@tolk/domain';
import type { ComponentType } from 'react';
import { BankOfCard } from './bank-of-card.tsx';
import { rulesFor } from './method-rules.ts';
import { requestOf, sentDetails, type MethodValues } from './method-values.ts';
import { useBankChoices } from './use-bank-choices.ts';
import { useDetailEntries } from './use-detail-entries.ts';

interface Props {
  method: SettlementMethodName;
  /** The real name of the profile; empty until it is saved. */
  name: string;
  companyName: string;
  /** Masked number of the ID card that the person was verified by; nobody types it again. */
  verifiedId: string | undefined;
  /** Credit code of the company that was verified; nobody types it again. */
  verifiedCode: string | undefined;
}

/** The form of one settlement method. Numbers are never kept in a draft. */
export function MethodForm({ method, name, companyName, verifiedId, verifiedCode }: Props) {
  const { t } = useLingui();
  const MethodFields = methodFields[method];
  const [save] = useSupAddOrEditJSRZMutation();
  const entriesOf = useDetailEntries();
  const { question, ask } = useAgreement<MethodValues>();
  const initialValues: MethodValues = {
    name,
    idNumber: '',
    cardNumber: '',
    companyName,
    creditCode: '',
    account: '',
    province: null,
    city: null,
    bank: null,
    branch: '',
  };
  return (
    <>
      <Form<MethodValues>
        initialValues={initialValues}
        validationSchema={rulesFor(method, {
          idKnown: verifiedId !== undefined,
          codeKnown: verifiedCode !== undefined,
        })}
        serverFields={{ [errorCodes.nameDiffers]: 'name', [errorCodes.documentTaken]: 'idNumber' }}
        draftKey={`settlement-${method}`}
        draftExcept={['idNumber', 'cardNumber', 'creditCode', 'account']}
        aria-label={t({ message: 'Settlement method', context: 'region' })}
        onSubmit={async (values) => {
          await ask(values);
          await inForm(save(requestOf(method, values)));
          notify(t`Your payout method has been submitted.`);
        }}
      >
        {({ province }) => (
          <Stack spacing={2.5}>
            <Alert severity="info">
              <Trans>
                Numbers are stored encrypted and shown masked. Our staff compare them with your
                verification.
              </Trans>
            </Alert>
            <MethodFields province={province} verifiedId={verifiedId} verifiedCode={verifiedCode} />
            <FormActions submitLabel={<Trans>Submit for verification</Trans>} />
          </Stack>
        )}
      </Form>
      {question ? (
        <SubmitDialog
          consequence={<Trans>Nothing can be changed until our staff have checked it.</Trans>}
          entries={entriesOf(sentDetails(method, question.values))}
          onAnswer={question.answer}
        />
      ) : null}
    </>
  );
}

interface MethodFieldsProps {
  province: string | null;
  verifiedId: string | undefined;
  verifiedCode: string | undefined;
}

const methodFields: Readonly<Record<SettlementMethodName, ComponentType<MethodFieldsProps>>> = {
  personalCard: PersonalCardFields,
  corporateCard: CorporateCardFields,
  paypal: PayPalFields,
  payoneer: PayoneerFields,
};

function PersonalCardFields({ province, verifiedId }: MethodFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <NameField />
      {verifiedId === undefined ? (
        <TextField name="idNumber" label={t`Citizen ID number`} autoComplete="off" required />
      ) : (
        <DefinitionList
          entries={[
            { key: 'id', label: t`Citizen ID number`, value: t`${verifiedId}, as verified` },
          ]}
        />
      )}
      <TextField
        name="cardNumber"
        label={t({ message: 'Card number', context: 'field' })}
        hint={t`Of your own China UnionPay debit card; starts with 62.`}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <BankFields province={province} />
      <BankOfCard />
    </>
  );
}

function CorporateCardFields({ province, verifiedCode }: MethodFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="companyName"
        label={t({ message: 'Company name', context: 'field' })}
        hint={t({ message: 'As verified.', context: 'hint' })}
        required
      />
      {verifiedCode === undefined ? (
        <TextField
          name="creditCode"
          label={t`Unified social credit code`}
          autoComplete="off"
          required
        />
      ) : (
        <DefinitionList
          entries={[
            {
              key: 'code',
              label: t`Unified social credit code`,
              value: t`${verifiedCode}, as verified`,
            },
          ]}
        />
      )}
      <TextField
        name="account"
        label={t({ message: 'Account number', context: 'field' })}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <BankFields province={province} />
    </>
  );
}

function PayPalFields() {
  const { t } = useLingui();
  return (
    <>
      <NameField />
      <TextField
        name="account"
        label={t({ message: 'PayPal account', context: 'field' })}
        hint={t`The e-mail address you log in to PayPal with.`}
        inputMode="email"
        autoComplete="off"
        required
      />
    </>
  );
}

function PayoneerFields() {
  const { t } = useLingui();
  return (
    <>
      <NameField />
      <TextField
        name="account"
        label={t({ message: 'Payoneer account', context: 'field' })}
        hint={t`Your e-mail address at Payoneer, or your customer ID.`}
        autoComplete="off"
        required
      />
    </>
  );
}

/** The account has to be the person's own, so the name comes from the profile. */
function NameField() {
  const { t } = useLingui();
  return (
    <TextField
      name="name"
      label={t({ message: 'Real name', context: 'field' })}
      hint={t`Your real name; the account has to be your own.`}
      disabled
      required
    />
  );
}

function BankFields({ province }: { province: string | null }) {
  const { t } = useLingui();
  const { banks, provinces, citiesOf } = useBankChoices();
  return (
    <>
      <FieldRow>
        <SelectField
          name="province"
          label={t`Province of the bank`}
          placeholder={t`Type to search`}
          options={provinces}
          required
        />
        <SelectField
          name="city"
          label={t`City of the bank`}
          placeholder={t`Type to search`}
          options={citiesOf(province)}
          required
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="bank"
          label={t({ message: 'Bank', context: 'field' })}
          placeholder={t`Type to search`}
          options={banks}
          required
        />
        <TextField
          name="branch"
          label={t({ message: 'Branch', context: 'field' })}
          hint={t`As in the account documents.`}
          autoComplete="off"
          required
        />
      </FieldRow>
    </>
  );
}
