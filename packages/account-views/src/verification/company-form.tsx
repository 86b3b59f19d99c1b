import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { viewerPlace } from '@tolk/i18n';
import { usePeopleChoices } from '@tolk/labels';
import { CompanyNumberFields } from './company-number-fields.tsx';
import {
  companyRequest,
  companyRules,
  companyValues,
  numberKindOf,
  type CompanyRequest,
  type CompanyValues,
  type KnownCompany,
} from './company-rules.ts';
import { DocumentPhotoField } from './document-photo-field.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAgreement } from './use-agreement.ts';
import { useCompanyEntries } from './use-company-entries.ts';

interface CompanyFormProps {
  company: Company;
  known: KnownCompany;
  /** Rejects with a call's error. */
  onSubmit: (request: CompanyRequest) => Promise<unknown>;
}

const serverFields = {
  [errorCodes.documentTaken]: 'creditCode',
  licenceId: 'licence',
};

/** Where the company is registered, what stands on the document about it, and its photo. */
export function CompanyForm({ company, known, onSubmit }: CompanyFormProps) {
  const { t } = useLingui();
  const choices = usePeopleChoices();
  const entriesOf = useCompanyEntries();
  const { question, ask } = useAgreement<CompanyValues>();

  async function submit(values: CompanyValues) {
    await ask(values);
    await onSubmit(companyRequest(values));
  }

  return (
    <>
      <Form<CompanyValues>
        initialValues={companyValues(company, known, viewerPlace())}
        validationSchema={companyRules}
        serverFields={serverFields}
        draftKey="company"
        onSubmit={submit}
        aria-label={t({ message: 'Company verification', context: 'region' })}
      >
        {({ country, numberKind }) => (
          <>
            <Alert severity="warning">
              <Trans>
                Once saved, the company can’t be changed. Everything must match the document.
              </Trans>
            </Alert>
            <SelectField
              name="country"
              label={t`Country or region`}
              hint={t`Where the company is registered.`}
              placeholder={t`Type to search`}
              options={choices('nationality')}
              required
            />
            <TextField
              name="companyName"
              label={t({ message: 'Company name', context: 'field' })}
              autoComplete="organization"
              maxLength={limits.companyName.max}
              required
            />
            <CompanyNumberFields country={country} numberKind={numberKind} />
            <TextField
              name="legalRepresentative"
              label={t({ message: 'Legal representative', context: 'field' })}
              autoComplete="off"
              maxLength={limits.profile.name}
              required
            />
            <DocumentField isChinese={numberKindOf({ country, numberKind }) === 'creditCode'} />
            <FormActions submitLabel={<Trans>Submit for verification</Trans>} />
          </>
        )}
      </Form>
      {question ? (
        <SubmitDialog onAnswer={question.answer} entries={entriesOf(question.values)} />
      ) : null}
    </>
  );
}

function DocumentField({ isChinese }: { isChinese: boolean }) {
  const { t } = useLingui();
  return isChinese ? (
    <DocumentPhotoField
      name="licence"
      label={t`Photo of the business licence`}
      hint={t`All corners in the picture, every letter and the seal readable.`}
      maxFiles={1}
    />
  ) : (
    <DocumentPhotoField
      name="licence"
      label={t`Photo of the company’s registration`}
      hint={t`An extract from the register or the certificate of incorporation: all corners in the picture, every letter readable.`}
      maxFiles={1}
    />
  );
}
