import { Trans } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import { usePageQuery } from '../navigation/page-query.ts';
import { wantedPath } from '../navigation/wanted-path.ts';
import { accountRoutes, type AccountLayout } from './account-layout.ts';
import { useArrival } from './arrival.ts';
import { RegisterForm } from './register-form.tsx';
import { Sheet } from './sheet.tsx';
import { WechatButton } from './wechat-button.tsx';

/** Sign up; `yqm` (invitation code) and `RWID` (posting) come in the query. */
export function RegisterPage({ layout }: { layout: AccountLayout }) {
  const from = wantedPath(usePageQuery());
  const { wanted } = useArrival();
  return (
    <Sheet
      title={<Trans>Sign up</Trans>}
      layout={layout}
      footer={
        <TextLink component={RouteLink} to={accountRoutes[layout].login} params={{ from }}>
          <Trans>I have an account</Trans>
        </TextLink>
      }
    >
      {layout === 'phone' ? <WechatButton wanted={wanted} /> : null}
      <RegisterForm layout={layout} />
    </Sheet>
  );
}
