import { Trans, useLingui } from '@lingui/react/macro';
import {
  endSession,
  inForm,
  useSupDeleteAccountActiveCodeMutation,
  useSupDeleteAccountMutation,
} from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, Button, notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { changingSession, pathTo, useNavigate } from '@tolk/platform';
import { SentCodeField } from '../security/sent-code-field.tsx';
import { confirmationWord, deletionRules } from './deletion-rules.ts';

interface DeletionFormProps {
  /** Masked address or number; null where there is none. */
  codeGoesTo: string | null;
  onCancel: () => void;
}

const initialValues = { code: '', confirmation: '' };
const serverFields = { [errorCodes.wrongCode]: 'code' };

/** A code and a typed word; then the account is gone. */
export function DeletionForm({ codeGoesTo, onCancel }: DeletionFormProps) {
  const { t } = useLingui();
  const [sendCode] = useSupDeleteAccountActiveCodeMutation();
  const deleteAccount = useDeleteAccount();
  const word = confirmationWord();
  if (codeGoesTo === null) {
    return (
      <Alert severity="warning">
        <Trans>
          This account has no phone or e-mail to confirm this with. Contact customer service.
        </Trans>
      </Alert>
    );
  }
  return (
    <Form
      initialValues={initialValues}
      validationSchema={deletionRules}
      serverFields={serverFields}
      onSubmit={({ code }) => deleteAccount(code)}
    >
      <SentCodeField
        name="code"
        resendKey={`delete:${codeGoesTo}`}
        label={t({ message: 'Verification code', context: 'field' })}
        hint={<Trans>We send it to {codeGoesTo}.</Trans>}
        onSend={() => inForm(sendCode({}))}
      />
      <TextField
        name="confirmation"
        label={t`Type ${word} to confirm`}
        autoComplete="off"
        required
      />
      <FormActions submitLabel={<Trans>Delete my account for good</Trans>} color="secondary">
        <Button onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}

/** Deletes, ends the session here as well, and says goodbye on the home page. */
function useDeleteAccount(): (code: string) => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [send] = useSupDeleteAccountMutation();
  return async (code) => {
    await changingSession(() => inForm(send({ code })));
    await navigate(pathTo('home'), { replace: true });
    endSession();
    notify(t`Your account has been deleted. Thank you for your time with us.`);
  };
}
