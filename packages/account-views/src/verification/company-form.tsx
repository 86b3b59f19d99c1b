import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, Company, RequestOf } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { creditCodeLength } from '@tolk/domain/checks/credit-code';
import { companyRules, companyValues, type CompanyValues } from './company-rules.ts';
import { DocumentPhotoField } from './document-photo-field.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAgreement } from './use-agreement.ts';

export type CompanyRequest = RequestOf<
  (typeof calls)['clientinterface']['info']['addOrEditSysCompany']
>;

interface CompanyFormProps {
  company: Company;
  /** The company of the person's information; empty without one. */
  companyName: string;
  /** Rejects with a call's error. */
  onSubmit: (request: CompanyRequest) => Promise<unknown>;
}

const serverFields = { [errorCodes.documentTaken]: 'creditCode', licenceId: 'licence' };

/** What stands on the business licence, and its photo. */
export function CompanyForm({ company, companyName, onSubmit }: CompanyFormProps) {
  const { t } = useLingui();
  const { question, ask } = useAgreement<CompanyValues>();

  async function submit(values: CompanyValues) {
    await ask(values);
    const { licence, ...rest } = companyRules.validateSync(values);
    const licenceId = licence[0]?.fileId ?? '';
    await onSubmit({ ...rest, licenceId });
  }

  return (
    <>
      <Form<CompanyValues>
        initialValues={companyValues(company, companyName)}
        validationSchema={companyRules}
        serverFields={serverFields}
        draftKey="company"
        onSubmit={submit}
        aria-label={t({ message: 'Company verification', context: 'region' })}
      >
        <Alert severity="warning">
          <Trans>
            Once saved, the company can’t be changed. Everything must match the business licence.
          </Trans>
        </Alert>
        <TextField
          name="companyName"
          label={t({ message: 'Company name', context: 'field' })}
          autoComplete="organization"
          maxLength={limits.companyName.max}
          required
        />
        <TextField
          name="creditCode"
          label={t`Unified social credit code`}
          hint={t`18 characters, as on the licence.`}
          autoComplete="off"
          // Pasted in groups it is longer than it counts.
          maxLength={creditCodeLength * 2}
          required
        />
        <TextField
          name="legalRepresentative"
          label={t({ message: 'Legal representative', context: 'field' })}
          autoComplete="off"
          maxLength={limits.profile.name}
          required
        />
        <DocumentPhotoField
          name="licence"
          label={t`Photo of the business licence`}
          hint={t`All corners in the picture, every letter and the seal readable.`}
          maxFiles={1}
        />
        <FormActions submitLabel={<Trans>Submit for verification</Trans>} />
      </Form>
      {question ? (
        <SubmitDialog
          onAnswer={question.answer}
          entries={[
            {
              key: 'name',
              label: t({ message: 'Company name', context: 'fact' }),
              value: question.values.companyName,
            },
            {
              key: 'code',
              label: t`Unified social credit code`,
              value: question.values.creditCode,
            },
            {
              key: 'representative',
              label: t({ message: 'Legal representative', context: 'fact' }),
              value: question.values.legalRepresentative,
            },
          ]}
        />
      ) : null}
    </>
  );
}
