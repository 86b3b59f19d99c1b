import { Trans } from '@lingui/react/macro';
import { RoleNotice } from '@tolk/account-views';
import { useSupGetSupResumeDataQuery } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { ResumeView } from '@tolk/market-views';

/** What clients see of the company, for its members who don't manage it. */
export function ResumeToRead() {
  const query = useSupGetSupResumeDataQuery({});
  return (
    <>
      <RoleNotice>
        <Trans>Your company’s managers keep this up to date. This is what clients see.</Trans>
      </RoleNotice>
      <DataState query={query} skeleton={6}>
        {(resume) => <ResumeView resume={resume} />}
      </DataState>
    </>
  );
}
