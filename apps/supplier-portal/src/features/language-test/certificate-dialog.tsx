import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAddOrEditTranslatorCertificateMutation } from '@tolk/api-client';
import type { TranslatorCertificate } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { notify } from '@tolk/design-system';
import {
  FileField,
  MultiSelectField,
  SelectField,
  type StoredFile,
} from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { array, mixed, object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, bounds, filePolicies, limits } from '@tolk/domain';
import { certificateBodies } from '@tolk/domain/dictionaries/certificates';
import { languagePair, useLanguage } from '@tolk/i18n';
import { choiceOf, useProvableFields } from '@tolk/labels';
import { useUpload } from '@tolk/market-views';
import { MonthField } from '../../months/month-field.tsx';
import type { TestAddress } from './test-address.ts';

interface Values {
  body: string | null;
  level: string;
  number: string;
  issuedMonth: string;
  whFieldIds: readonly string[];
  photos: readonly StoredFile[];
}

const { certificateFields, documentNumber, profile } = limits;
const { fieldsOfCertificate } = bounds;
const mostPhotos = 2;

const rules = object({
  body: string().required(),
  level: string().trim().max(profile.name).required(),
  number: string().trim().min(documentNumber.min).max(documentNumber.max).required(),
  issuedMonth: string().required(),
  whFieldIds: array(string().required()).max(certificateFields).required(),
  photos: array(mixed<StoredFile>().required()).min(1).max(mostPhotos).required(),
});

interface Props {
  pair: TestAddress;
  /** The one to correct; absent: a new one. */
  certificate: TranslatorCertificate | undefined;
  onClose: () => void;
}

/** A certificate of this pair with a scan of it; staff reads both, clients neither. */
export function CertificateDialog({ pair, certificate, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const fields = useProvableFields(certificate?.whFieldIds ?? []);
  const [save] = useSupAddOrEditTranslatorCertificateMutation();
  const { upload, discard, isUploading } = useUpload('document');
  const { sourceLanguage, targetLanguage } = pair;
  const name = languagePair(sourceLanguage, targetLanguage, language);

  async function submit({ photos, body, whFieldIds, ...values }: Values) {
    if (isUploading()) throw new Error(t`A file is still uploading. Submit once it has finished.`);
    const photoIds = photos.map(({ fileId }) => fileId);
    const fieldIds = [...whFieldIds];
    await inForm(
      save({
        ...values,
        body: body ?? '',
        sourceLanguage,
        targetLanguage,
        whFieldIds: fieldIds,
        photoIds,
      }),
    );
    notify(t`Your certificate has been sent. We will notify you when it is checked.`);
    onClose();
  }

  return (
    <FormDialog open title={<Trans>Certificate: {name}</Trans>} onClose={onClose}>
      <Form<Values>
        initialValues={{
          body: certificate?.body ?? null,
          level: certificate?.level ?? '',
          number: certificate?.number ?? '',
          issuedMonth: certificate?.issuedMonth ?? '',
          whFieldIds: certificate?.whFieldIds ?? [],
          photos: certificate?.photos ?? [],
        }}
        validationSchema={rules}
        serverFields={{ [errorCodes.documentTaken]: 'number', photoIds: 'photos' }}
        draftKey={`translator-certificate-${certificate?.translatorCertificateId ?? name}`}
        onSubmit={submit}
      >
        <SelectField
          name="body"
          label={t({ message: 'Certificate', context: 'field' })}
          options={certificateBodies.map((entry) => choiceOf(entry, language))}
          required
        />
        <FieldRow>
          <TextField
            name="level"
            label={t({ message: 'Level', context: 'certificate' })}
            placeholder={t`For example: Level 2, certified translator`}
            required
          />
          <TextField name="number" label={t`Number of the certificate`} required />
        </FieldRow>
        <MonthField name="issuedMonth" label={t`Month of issue`} required />
        <MultiSelectField
          name="whFieldIds"
          label={t({ message: 'Fields that it proves', context: 'field' })}
          hint={t`Only fields that the certificate names, up to ${fieldsOfCertificate}; leave this empty if it names none. Those that our staff confirm show as certified beside this language pair on your resume and your public page.`}
          options={fields}
        />
        <FileField
          name="photos"
          label={t({ message: 'Scan or photo', context: 'field' })}
          hint={t`Every word has to be legible. Only our staff will see it.`}
          upload={upload}
          discard={discard}
          accept={acceptOf('document')}
          maxBytes={filePolicies.document.bytes}
          maxFiles={mostPhotos}
          required
        />
        <FormActions
          submitLabel={<Trans>Send for verification</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
