import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, RealName, RequestOf } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { DefinitionList } from '@tolk/design-system/pieces';
import { documentTypes, groupedResidentId, limits, type DocumentType } from '@tolk/domain';
import { DocumentPhotoField } from './document-photo-field.tsx';
import {
  documentPhotos,
  realNameRules,
  realNameValues,
  type RealNameValues,
} from './real-name-rules.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAgreement } from './use-agreement.ts';
import { documentTypeLabels } from './verification-labels.ts';

export type RealNameRequest = RequestOf<
  (typeof calls)['clientinterface']['info']['addOrEditSysSmrz']
>;

interface RealNameFormProps {
  verification: RealName;
  /** The real name of the person's information, which the document has to carry. */
  name: string;
  /** Dictionary `nationality`; may be empty. */
  nationality: string;
  /** Rejects with a call's error. */
  onSubmit: (request: RealNameRequest) => Promise<unknown>;
}

const serverFields = { [errorCodes.documentTaken]: 'number', photoIds: 'front' };

/** Document, number and photos. The name is that of the information, so it is not typed a second time. */
export function RealNameForm({ verification, name, nationality, onSubmit }: RealNameFormProps) {
  const { t, i18n } = useLingui();
  const { question, ask } = useAgreement<RealNameValues>();

  async function submit(values: RealNameValues) {
    await ask(values);
    const { documentType, number } = realNameRules.validateSync(values);
    const photoIds = documentPhotos(values).map(({ fileId }) => fileId);
    await onSubmit({ documentType, number, name, photoIds });
  }

  return (
    <>
      <Form<RealNameValues>
        initialValues={realNameValues(verification, nationality)}
        validationSchema={realNameRules}
        serverFields={serverFields}
        draftKey="real-name"
        draftExcept={['number']}
        onSubmit={submit}
        aria-label={t({ message: 'Real-name verification', context: 'region' })}
      >
        {({ documentType }) => (
          <>
            <Alert severity="warning">
              <Trans>
                Once saved, your name and document can’t be changed. The name must match the
                document.
              </Trans>
            </Alert>
            <DefinitionList
              entries={[
                { key: 'name', label: t({ message: 'Real name', context: 'fact' }), value: name },
              ]}
            />
            <RadioField
              name="documentType"
              label={t({ message: 'Document', context: 'field' })}
              required
              options={documentTypes.map((type) => ({
                value: type,
                label: i18n._(documentTypeLabels[type]),
              }))}
            />
            <TextField
              name="number"
              label={
                documentType === 'idCard'
                  ? t`Citizen ID number`
                  : t({ message: 'Passport number', context: 'field' })
              }
              hint={
                documentType === 'idCard'
                  ? t`18 characters, as on the card.`
                  : t`6 to 12 letters and digits, as on the page with your photo.`
              }
              autoComplete="off"
              maxLength={limits.documentNumber.max}
              required
            />
            <DocumentPhotos documentType={documentType} />
            <FormActions submitLabel={<Trans>Submit for verification</Trans>} />
          </>
        )}
      </Form>
      {question ? (
        <SubmitDialog
          onAnswer={question.answer}
          entries={[
            { key: 'name', label: t({ message: 'Real name', context: 'fact' }), value: name },
            {
              key: 'document',
              label: t({ message: 'Document', context: 'fact' }),
              value: i18n._(documentTypeLabels[question.values.documentType]),
            },
            {
              key: 'number',
              label: t({ message: 'Number', context: 'fact' }),
              value:
                question.values.documentType === 'idCard'
                  ? groupedResidentId(question.values.number)
                  : question.values.number,
            },
          ]}
        />
      ) : null}
    </>
  );
}

/** A field for each side, so that neither is left out or sent twice. */
function DocumentPhotos({ documentType }: { documentType: DocumentType }) {
  const { t } = useLingui();
  if (documentType === 'passport') {
    return (
      <DocumentPhotoField
        name="front"
        label={t`Photo of the passport`}
        hint={t`The page with your photo, all corners in the picture, every letter readable.`}
        maxFiles={1}
      />
    );
  }
  const hint = t`All corners in the picture, every letter readable.`;
  return (
    <FieldRow>
      <DocumentPhotoField name="front" label={t`Side with your photo`} hint={hint} maxFiles={1} />
      <DocumentPhotoField name="back" label={t`Side with the emblem`} hint={hint} maxFiles={1} />
    </FieldRow>
  );
}
