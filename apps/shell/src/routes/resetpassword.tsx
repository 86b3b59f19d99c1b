import { Trans, useLingui } from '@lingui/react/macro';
import { Link as TextLink, notify } from '@tolk/design-system';
import { Form, FormActions, NewPasswordFields } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { Navigate, RouteLink, useLocation, useNavigate } from '@tolk/platform';
import { refusedFields } from '../account/refused-fields.ts';
import { accountCall } from '../account/account-call.ts';
import { rulesOnDemand } from '../account/rules-on-demand.ts';
import { Sheet } from '../account/sheet.tsx';

const rules = rulesOnDemand(() =>
  import('../account/account-rules.ts').then((module) => module.newPasswordRules),
);

interface Proof {
  account: string;
  code: string;
}

/** What the first screen (/reset) hands over in the history's state. */
function isProof(state: unknown): state is Proof {
  return typeof state === 'object' && state !== null && 'account' in state && 'code' in state;
}

/** Second of the two screens: the new password, typed twice. */
export function Screen() {
  const { state } = useLocation();
  return isProof(state) ? <NewPassword proof={state} /> : <Navigate to="/reset" replace />;
}

function NewPassword({ proof: { account, code } }: { proof: Proof }) {
  const { t } = useLingui();
  const navigate = useNavigate();

  return (
    <Sheet
      title={<Trans>Set a new password</Trans>}
      lead={<Trans>For {account}. All signed-in devices will have to sign in again.</Trans>}
      footer={
        <TextLink component={RouteLink} to="reset">
          <Trans>Ask for another code</Trans>
        </TextLink>
      }
    >
      <Form
        initialValues={{ password: '', passwordAgain: '' }}
        validationSchema={rules}
        serverFields={refusedFields.newPassword}
        onSubmit={async (passwords) => {
          await accountCall('resetPassword', { account, code, ...passwords });
          notify(t`Your password has been changed. Log in with the new one.`);
          await navigate('/login', { replace: true });
        }}
      >
        <NewPasswordFields account={account} min={limits.password.min} />
        <FormActions submitLabel={<Trans>Save the new password</Trans>} fullWidth />
      </Form>
    </Sheet>
  );
}
