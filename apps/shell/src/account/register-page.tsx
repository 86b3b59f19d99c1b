import { Trans } from '@lingui/react/macro';
import { Link as TextLink } from '@tolk/design-system';
import { pathTo, RouteLink } from '@tolk/platform';
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

/** What the short form of a posting takes. */
const postingMinutes = 3;

/** Whether the way leads on to a new posting. */
function isPosting(wanted: string | undefined): boolean {
  return wanted?.startsWith(pathTo('positionEdit')) ?? false;
}

/** Sign up; `yqm` (invitation code) and `RWID` (posting) come in the query. */
export function RegisterPage({ layout, first }: Props) {
  const from = wantedPath(usePageQuery());
  const { wanted } = useArrival();
  return (
    <UnlessSignedIn wanted={wanted}>
      <Sheet
        title={<Trans context="heading">Sign up</Trans>}
        lead={
          isPosting(wanted) ? (
            <Trans>Next, describe your project. It takes about {postingMinutes} minutes.</Trans>
          ) : undefined
        }
        layout={layout}
        footer={
          <TextLink component={RouteLink} to={accountRoutes[layout].login} params={{ from }}>
            <Trans>Already have an account? Log in</Trans>
          </TextLink>
        }
      >
        {first}
        <RegisterForm layout={layout} />
      </Sheet>
    </UnlessSignedIn>
  );
}
