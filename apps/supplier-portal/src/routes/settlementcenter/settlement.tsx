import { Trans, useLingui } from '@lingui/react/macro';
import { maySubmit, useActing, useMemberMay, VerificationStatus } from '@tolk/account-views';
import {
  useSupGetCompanyDataQuery,
  useSupGetJSFSRZDataQuery,
  useSupGetSupInfoBasicsDataQuery,
  useSupGetSupSmrzDataQuery,
} from '@tolk/api-client';
import type { Company, SettlementMethod, SupInfo } from '@tolk/contract';
import { Alert, Button, DataState, Stack } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { settlementMethods } from '@tolk/domain';
import { RouteLink, useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { firstMethod } from '../../features/payout-method-form/first-method.ts';
import { MethodDetails } from '../../features/payout-method-form/method-details.tsx';
import { MethodForm } from '../../features/payout-method-form/method-form.tsx';
import { MethodPicker } from '../../features/payout-method-form/method-picker.tsx';
import { methodLabels } from '../../payout-methods/method-labels.ts';
import { MethodsNotice } from '../../features/payout-method-form/methods-notice.tsx';
import { VerificationTabs } from '../../features/payout-method-form/verification-tabs.tsx';
import { ProfileSteps } from '../../profile-steps/profile-steps.tsx';

/** Where earnings go: four methods (`method`), each certified by the staff. */
export function Screen() {
  const collects = useMemberMay('collect');
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Settlement methods</Trans>}
        description={<Trans>Where your earnings are paid to, once a month.</Trans>}
      />
      <ProfileSteps current="verification" />
      <VerificationTabs current="settlementMethods" />
      {collects ? <Methods /> : <MethodsNotice />}
    </>
  );
}

function Methods() {
  const address = useListAddress<'method'>();
  const info = useSupGetSupInfoBasicsDataQuery({});
  const methods = useSupGetJSFSRZDataQuery({});
  return (
    <DataState query={info} skeleton={4}>
      {(profile) => (
        <DataState query={methods} skeleton={4}>
          {(list) => {
            const chosen = address.oneOf('method', settlementMethods) ?? firstMethod(profile, list);
            const method = list.find((one) => one.method === chosen);
            return (
              <>
                <MethodPicker
                  methods={list}
                  value={chosen}
                  onChoose={(one) => address.change({ method: one }, { replace: true })}
                />
                {method ? <Method key={chosen} method={method} profile={profile} /> : null}
              </>
            );
          }}
        </DataState>
      )}
    </DataState>
  );
}

function Method({ method, profile }: { method: SettlementMethod; profile: SupInfo }) {
  const { i18n } = useLingui();
  const [replacing, setReplacing] = useState(false);
  const saved = Object.keys(method.details).length > 0;
  const showsForm = maySubmit(method) && (replacing || method.status !== 'certified');
  return (
    <Section title={i18n._(methodLabels[method.method].name)}>
      <Stack spacing={3}>
        <VerificationStatus state={method} />
        {saved ? <MethodDetails method={method} /> : null}
        {method.status === 'certified' && !replacing ? (
          <div>
            <Button variant="outlined" onClick={() => setReplacing(true)}>
              <Trans context="button">Replace it</Trans>
            </Button>
          </div>
        ) : null}
        {showsForm ? <FormOrFirst method={method} profile={profile} /> : null}
      </Stack>
    </Section>
  );
}

/** The account has to be the person's own, so the name is needed before. */
function FormOrFirst({ method, profile }: { method: SettlementMethod; profile: SupInfo }) {
  const realName = useSupGetSupSmrzDataQuery({});
  const company = useSupGetCompanyDataQuery({});
  const acting = useActing();
  if (!profile.saved) {
    return (
      <Alert
        severity="info"
        action={
          <Button component={RouteLink} to="basicInformation" color="inherit" size="small">
            <Trans context="button">My information</Trans>
          </Button>
        }
      >
        <Trans>Save your information first: the account has to carry your real name.</Trans>
      </Alert>
    );
  }
  return (
    <DataState query={realName} skeleton={4}>
      {(person) => (
        <DataState query={company} skeleton={4}>
          {(firm) => {
            const companyName = isKnown(firm) ? firm.companyName : profile.companyName;
            if (method.method === 'corporateCard' && isAbroad(firm)) return <NoCreditCode />;
            return (
              <MethodForm
                method={method.method}
                name={acting ? companyName : profile.supName}
                companyName={companyName}
                verifiedId={
                  person.documentType === 'idCard' && isKnown(person) ? person.number : undefined
                }
                verifiedCode={isKnown(firm) ? firm.creditCode : undefined}
              />
            );
          }}
        </DataState>
      )}
    </DataState>
  );
}

/** Accounts in China are for companies with a credit code. */
function NoCreditCode() {
  return (
    <Alert severity="info">
      <Trans>
        An account in China needs a unified social credit code, and your company is registered
        elsewhere. Choose PayPal or Payoneer.
      </Trans>
    </Alert>
  );
}

function isAbroad(company: Company): boolean {
  return isKnown(company) && company.numberKind !== 'creditCode';
}

/** Handed in for verification, so the server knows the number. */
function isKnown({ status }: Pick<SettlementMethod, 'status'>): boolean {
  return status === 'submitted' || status === 'certified';
}
