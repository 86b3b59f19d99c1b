import { Trans, useLingui } from '@lingui/react/macro';
import {
  CompanySection,
  RealNameSection,
  RoleNotice,
  useActing,
  useMemberMay,
} from '@tolk/account-views';
import {
  inForm,
  useSupAddOrEditCompanyMutation,
  useSupAddOrEditSupSmrzMutation,
  useSupGetCompanyDataQuery,
  useSupGetSupInfoBasicsDataQuery,
  useSupGetSupSmrzDataQuery,
} from '@tolk/api-client';
import { Button, DataState, notify } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { VerificationTabs } from '../../features/payout-method-form/verification-tabs.tsx';
import { NextStep } from '../../profile-steps/next-step.tsx';
import { ProfileSteps } from '../../profile-steps/profile-steps.tsx';

/** Real-name verification, and for a company its certification, which is all that an organisation has. */
export function Screen() {
  const { t } = useLingui();
  const acting = useActing();
  const manages = useMemberMay('manage');
  const info = useSupGetSupInfoBasicsDataQuery({});
  const realName = useSupGetSupSmrzDataQuery({});
  const company = useSupGetCompanyDataQuery({});
  const [submitRealName] = useSupAddOrEditSupSmrzMutation();
  const [submitCompany] = useSupAddOrEditCompanyMutation();
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Verification</Trans>}
        description={
          <Trans>Our staff check it once; clients and your bank can then rely on it.</Trans>
        }
      />
      <ProfileSteps current="verification" />
      <VerificationTabs current="personalVerification" />
      <DataState query={info} skeleton={4}>
        {({ supName, saved, partyKind, companyName, nationality }) => (
          <>
            {acting ? null : (
              <RealNameSection
                query={realName}
                name={saved ? supName : ''}
                nationality={nationality}
                informationLink={
                  <Button component={RouteLink} to="basicInformation" color="inherit" size="small">
                    <Trans context="button">My information</Trans>
                  </Button>
                }
                onSubmit={async (request) => {
                  await inForm(submitRealName(request));
                  notify(t`Your documents have been submitted.`);
                }}
              />
            )}
            {partyKind === 'company' ? (
              <CompanySection
                query={company}
                known={{ companyName, nationality }}
                notice={
                  manages ? undefined : (
                    <RoleNotice>
                      <Trans>Your company’s managers submit its documents.</Trans>
                    </RoleNotice>
                  )
                }
                onSubmit={async (request) => {
                  await inForm(submitCompany(request));
                  notify(t`Your documents have been submitted.`);
                }}
              />
            ) : null}
          </>
        )}
      </DataState>
      <NextStep here="payout" />
    </>
  );
}
