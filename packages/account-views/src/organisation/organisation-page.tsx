import { Trans } from '@lingui/react/macro';
import { useClientGetMembershipsQuery, useClientGetOrganisationQuery } from '@tolk/api-client';
import type { Organisation } from '@tolk/contract';
import { Button, DataState } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { useState, type ComponentType, type ReactNode } from 'react';
import { EventLog } from './event-log.tsx';
import { FoundForm } from './found-form.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { MembershipList } from './membership-list.tsx';

interface OrganisationPageProps {
  /** What organisations are for on this side. */
  description: ReactNode;
  /** What this side has besides members; `manages` says whether the person changes it. */
  Parts?: ComponentType<{ manages: boolean }>;
  /** What who manages it sets. */
  Settings: ComponentType<{ organisation: Organisation }>;
}

/** The organisations that one belongs to, and what is set about the one that one acts for. */
export function OrganisationPage({ description, Parts, Settings }: OrganisationPageProps) {
  const query = useClientGetMembershipsQuery({});
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Organisations</Trans>}
        description={description}
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
              {acting ? <ActingOrganisation Parts={Parts} Settings={Settings} /> : <FoundForm />}
            </>
          );
        }}
      </DataState>
    </>
  );
}

type ActingProps = Pick<OrganisationPageProps, 'Settings'> & {
  Parts: OrganisationPageProps['Parts'] | undefined;
};

function ActingOrganisation({ Parts, Settings }: ActingProps) {
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
            {Parts === undefined ? null : <Parts manages={manages} />}
            {manages ? (
              <>
                <Settings organisation={organisation} />
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
