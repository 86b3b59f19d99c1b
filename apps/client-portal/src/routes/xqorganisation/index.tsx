import { Trans } from '@lingui/react/macro';
import { useClientGetMembershipsQuery, useClientGetOrganisationQuery } from '@tolk/api-client';
import { Button, DataState } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { useState } from 'react';
import { CostCentrePart } from '../../features/organisation/cost-centre-part.tsx';
import { EventLog } from '../../features/organisation/event-log.tsx';
import { FoundForm } from '../../features/organisation/found-form.tsx';
import { InvitationList } from '../../features/organisation/invitation-list.tsx';
import { InviteDialog } from '../../features/organisation/invite-dialog.tsx';
import { MemberList } from '../../features/organisation/member-list.tsx';
import { MonthlyStatement } from '../../features/organisation/monthly-statement.tsx';
import { MembershipList } from '../../features/organisation/membership-list.tsx';
import { SettingsForm } from '../../features/organisation/settings-form.tsx';

/** The organisations that one belongs to, and what is set about the one that one acts for. */
export function Screen() {
  const query = useClientGetMembershipsQuery({});
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Organisations</Trans>}
        description={
          <Trans>
            Order as a company: some people request, some approve, some pay. Projects, orders and
            messages belong to the company.
          </Trans>
        }
      />
      <DataState query={query} isEmpty={() => false}>
        {(memberships) => {
          const acting = memberships.some(({ isActing }) => isActing);
          return (
            <>
              {memberships.length > 0 ? (
                <Section title={<Trans>You belong to</Trans>}>
                  <MembershipList memberships={memberships} />
                </Section>
              ) : null}
              {acting ? <ActingOrganisation /> : <FoundForm />}
            </>
          );
        }}
      </DataState>
    </>
  );
}

function ActingOrganisation() {
  const query = useClientGetOrganisationQuery({});
  const [inviting, setInviting] = useState(false);
  return (
    <DataState query={query}>
      {(organisation) => {
        const manages = organisation.scopes.includes('manage');
        return (
          <>
            <Section
              title={<Trans>Members of {organisation.name}</Trans>}
              action={
                manages ? (
                  <Button variant="outlined" size="small" onClick={() => setInviting(true)}>
                    <Trans>Invite a colleague</Trans>
                  </Button>
                ) : null
              }
            >
              <MemberList members={organisation.members} manages={manages} />
            </Section>
            <InvitationList invitations={organisation.invitations} />
            <CostCentrePart manages={manages} />
            <MonthlyStatement />
            {manages ? (
              <>
                <SettingsForm organisation={organisation} />
                <EventLog events={organisation.events} currency={organisation.currency} />
              </>
            ) : null}
            {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
          </>
        );
      }}
    </DataState>
  );
}
