import { Trans } from '@lingui/react/macro';
import { isCallError } from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { Link as TextLink } from '@tolk/design-system';
import { routeAt, RouteLink } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { usePageQuery } from '../navigation/page-query.ts';
import { UnlessSignedIn } from '../navigation/unless-signed-in.tsx';
import { wantedPath } from '../navigation/wanted-path.ts';
import { lastIdentity } from '../session/last-identity.ts';
import { accountCall } from './account-call.ts';
import { accountRoutes, type AccountLayout } from './account-layout.ts';
import { useArrival } from './arrival.ts';
import { useEnter } from './enter.ts';
import { openMiniProgram } from './open-mini-program.ts';
import { Sheet } from './sheet.tsx';
import { sayLoggedIn } from './say-logged-in.ts';
import { SignInForm, type SignInProof } from './sign-in-form.tsx';
import { TypedTextKept } from './typed-text-kept.tsx';
import { WhyHere } from './why-here.tsx';

interface Props {
  layout: AccountLayout;
  /** A way in that stands before the form. */
  first?: ReactNode;
}

/** Log in; a person who was sent here by a private page is told so and returns to it. */
export function LoginPage({ layout, first }: Props) {
  const sentHereFrom = wantedPath(usePageQuery());
  const { wanted } = useArrival();
  const login = useLogin(wanted);
  const [isBlocked, setBlocked] = useState(false);

  return (
    <UnlessSignedIn wanted={wanted}>
      <Sheet
        title={<Trans context="heading">Log in</Trans>}
        layout={layout}
        footer={<Ways layout={layout} from={sentHereFrom} />}
      >
        <WhyHere isSent={sentHereFrom !== undefined} />
        <TypedTextKept />
        {first}
        <SignInForm
          layout={layout}
          submitLabel={<Trans context="button">Log in</Trans>}
          onSubmit={async (proof) => {
            try {
              await login(proof);
            } catch (error) {
              setBlocked(isCallError(error) && error.code === errorCodes.accountBlocked);
              throw error;
            }
          }}
        />
        {isBlocked ? (
          <TextLink component={RouteLink} to="customerService">
            <Trans context="link">Customer service</Trans>
          </TextLink>
        ) : null}
      </Sheet>
    </UnlessSignedIn>
  );
}

function Ways({ layout, from }: { layout: AccountLayout; from: string | undefined }) {
  return (
    <>
      <TextLink component={RouteLink} to="reset">
        <Trans>Forgot your password?</Trans>
      </TextLink>
      <TextLink component={RouteLink} to={accountRoutes[layout].register} params={{ from }}>
        <Trans>Create an account</Trans>
      </TextLink>
    </>
  );
}

/** Enters the side that the wanted page belongs to, else the one this browser was used as last. */
function useLogin(wanted: string | undefined) {
  const enter = useEnter();
  return async (proof: SignInProof) => {
    const area = wanted && routeAt(wanted.split(/[?#]/, 1)[0] ?? '')?.area;
    const as = area === 'supplier' || area === 'client' ? area : lastIdentity();
    enter(await accountCall('login', proof, { as }), wanted);
    sayLoggedIn();
    void openMiniProgram();
  };
}
