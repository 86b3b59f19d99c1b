import { Trans } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import { Form, FormActions } from '@tolk/design-system/form';
import { RouteLink, useNavigate } from '@tolk/platform';
import { AccountCodeField } from '../account/account-code-field.tsx';
import { AccountField } from '../account/account-field.tsx';
import { rulesOnDemand } from '../account/rules-on-demand.ts';
import { Sheet } from '../account/sheet.tsx';

const rules = rulesOnDemand(() =>
  import('../account/account-rules.ts').then((module) => module.resetRules),
);

/** First of the two screens that replace a forgotten password: whose account, and the code sent there. */
export function Screen() {
  const navigate = useNavigate();

  return (
    <Sheet
      title={<Trans>Reset the password</Trans>}
      lead={<Trans>We will send a code to your phone or e-mail. Then choose a new password.</Trans>}
      footer={
        <TextLink component={RouteLink} to="login">
          <Trans>Back to log in</Trans>
        </TextLink>
      }
    >
      <Form
        initialValues={{ account: '', code: '' }}
        validationSchema={rules}
        draftKey="reset"
        draftExcept={['code']}
        onSubmit={async ({ account, code }) => {
          await navigate('/resetpassword', { state: { account: account.trim(), code } });
        }}
      >
        <AccountField layout="desktop" />
        <AccountCodeField call="resetPassActiveCode" />
        <FormActions submitLabel={<Trans context="button">Continue</Trans>} fullWidth />
      </Form>
    </Sheet>
  );
}
