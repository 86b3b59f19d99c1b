import { Trans } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { usePageQuery } from '../navigation/page-query.ts';
import { UnlessSignedIn } from '../navigation/unless-signed-in.tsx';
import { wantedPath } from '../navigation/wanted-path.ts';
import { accountRoutes, type AccountLayout } from './account-layout.ts';
import { useArrival } from './arrival.ts';
import { RegisterForm } from './register-form.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  layout: AccountLayout;
  /** A way in that stands before the form. */
  first?: ReactNode;
}

/** Sign up; `yqm` (invitation code) and `RWID` (posting) come in the query. */
export function RegisterPage({ layout, first }: Props) {
  const from = wantedPath(usePageQuery());
  const { wanted } = useArrival();
  return (
    <UnlessSignedIn wanted={wanted}>
      <Sheet
        title={<Trans context="heading">Sign up</Trans>}
        layout={layout}
        footer={
          <TextLink component={RouteLink} to={accountRoutes[layout].login} params={{ from }}>
            <Trans>I have an account</Trans>
          </TextLink>
        }
      >
        {first}
        <RegisterForm layout={layout} />
      </Sheet>
    </UnlessSignedIn>
  );
}
