import { Trans, useLingui } from '@lingui/react/macro';
import { CompanySection, RealNameSection } from '@tolk/account-views';
import {
  inForm,
  useClientAddOrEditSysCompanyMutation,
  useClientAddOrEditSysSmrzMutation,
  useClientGetMembershipsQuery,
  useClientGetSysCompanyDataQuery,
  useClientGetSysSmrzDataQuery,
} from '@tolk/api-client';
import type { SysInfo } from '@tolk/contract';
import { Link, notify } from '@tolk/design-system';

interface VerificationPartsProps {
  info: SysInfo;
  /** Where on the screen the information is filled in, as a fragment: `#basic`. */
  informationHref: string;
}

/** Who the client is, proved; a company as well where the client orders for one. */
export function VerificationParts({ info, informationHref }: VerificationPartsProps) {
  const { t } = useLingui();
  const { data: memberships = [], isLoading } = useClientGetMembershipsQuery({});
  // Documents of a person are theirs: nobody shows them for an organisation.
  const isPerson = !isLoading && !memberships.some(({ isActing }) => isActing);
  const company = useClientGetSysCompanyDataQuery({});
  const [submitCompany] = useClientAddOrEditSysCompanyMutation();
  const begun = company.data !== undefined && company.data.submitTime !== null;

  return (
    <>
      {isPerson ? <RealNamePart info={info} informationHref={informationHref} /> : null}
      {info.partyKind === 'company' || begun ? (
        <CompanySection
          query={company}
          known={knownCompany(info)}
          onSubmit={async (request) => {
            await inForm(submitCompany(request));
            notify(t`Your company has been submitted for verification.`);
          }}
        />
      ) : null}
    </>
  );
}

function knownCompany({ companyName, nationality, taxNumber }: SysInfo) {
  return { companyName, nationality, taxNumber };
}

function RealNamePart({ info, informationHref }: VerificationPartsProps) {
  const { t } = useLingui();
  const realName = useClientGetSysSmrzDataQuery({});
  const [submit] = useClientAddOrEditSysSmrzMutation();
  return (
    <RealNameSection
      query={realName}
      name={info.saved ? info.userName : ''}
      nationality={info.nationality}
      informationLink={
        <Link href={informationHref}>
          <Trans context="link">Basic information</Trans>
        </Link>
      }
      onSubmit={async (request) => {
        await inForm(submit(request));
        notify(t`Your documents have been submitted.`);
      }}
    />
  );
}
