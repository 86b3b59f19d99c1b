import { useLingui } from '@lingui/react/macro';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';

interface NewPasswordFieldsProps {
  /** Whose password it is; password managers keep it under this name. */
  account: string;
  /** Fewest characters. */
  min: number;
}

/** A new password, typed twice: the fields `password` and `passwordAgain` of a form. */
export function NewPasswordFields({ account, min }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <NewPasswordField
        name="password"
        label={t({ message: 'New password', context: 'field' })}
        hint={t`At least ${min} characters. A short sentence is easier to remember than symbols.`}
        required
      />
      <PasswordField
        name="passwordAgain"
        label={t`Repeat new password`}
        autoComplete="new-password"
        required
      />
    </>
  );
}
