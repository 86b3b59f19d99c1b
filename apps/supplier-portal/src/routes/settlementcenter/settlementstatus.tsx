import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberMay, VerificationStatus } from '@tolk/account-views';
import { useSupGetJSFSRZDataQuery, useSupGetSMRZQuery } from '@tolk/api-client';
import { DataState, Link } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { methodLabels } from '../../payout-methods/method-labels.ts';
import { MethodsNotice } from '../../features/payout-method-form/methods-notice.tsx';
import { VerificationTabs } from '../../features/payout-method-form/verification-tabs.tsx';
import { ProfileSteps } from '../../profile-steps/profile-steps.tsx';

/** How far verification and settlement methods are, on one page. */
export function Screen() {
  const collects = useMemberMay('collect');
  const realName = useSupGetSMRZQuery({});
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Review status</Trans>}
        description={<Trans>What our staff have checked, and what they still need.</Trans>}
      />
      <ProfileSteps current="verification" />
      <VerificationTabs current="settlementStatus" />
      <Section
        title={<Trans context="heading">Real name</Trans>}
        action={
          <Link component={RouteLink} to="personalVerification">
            <Trans context="link">Details</Trans>
          </Link>
        }
      >
        <DataState query={realName} skeleton={1}>
          {(state) => <VerificationStatus state={state} />}
        </DataState>
      </Section>
      {collects ? <Methods /> : <MethodsNotice />}
    </>
  );
}

function Methods() {
  const { i18n } = useLingui();
  const methods = useSupGetJSFSRZDataQuery({});
  return (
    <DataState query={methods} skeleton={4}>
      {(list) =>
        list.map((one) => (
          <Section
            key={one.method}
            title={i18n._(methodLabels[one.method].name)}
            action={
              <Link component={RouteLink} to="settlementMethods" params={{ method: one.method }}>
                <Trans context="link">Details</Trans>
              </Link>
            }
          >
            <VerificationStatus state={one} />
          </Section>
        ))
      }
    </DataState>
  );
}
