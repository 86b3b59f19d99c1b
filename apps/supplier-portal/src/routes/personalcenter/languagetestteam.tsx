import { Trans } from '@lingui/react/macro';
import { useSupGetSupInfoBasicsDataQuery, useSupGetTeamMembersQuery } from '@tolk/api-client';
import { Alert, Button, DataState } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { AddMemberDialog } from '../../features/language-test/add-member-dialog.tsx';
import { TeamList } from '../../features/language-test/team-list.tsx';
import { TestTabs } from '../../features/language-test/test-tabs.tsx';
import { ProfileSteps } from '../../profile-steps/profile-steps.tsx';

/** A company's team, tested member by member. */
export function Screen() {
  const members = useSupGetTeamMembersQuery({});
  const { data: info } = useSupGetSupInfoBasicsDataQuery({});
  const [adding, setAdding] = useState(false);
  const isCompany = info?.partyKind === 'company';
  const add = isCompany ? (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      <Trans>Add a team member</Trans>
    </Button>
  ) : null;
  return (
    <>
      <PageHeader
        title={<Trans>Language tests of the team</Trans>}
        description={
          <Trans>In a company team, each member is tested in their own language pairs.</Trans>
        }
        actions={add}
      />
      <ProfileSteps current="test" />
      <TestTabs current="languageTestTeam" />
      {info && !isCompany ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button component={RouteLink} to="basicInformation" color="inherit" size="small">
              <Trans context="button">My information</Trans>
            </Button>
          }
        >
          <Trans>Only companies can have a team. Choose “company” in your information first.</Trans>
        </Alert>
      ) : null}
      {info && !isCompany && members.data?.length === 0 ? null : (
        <DataState
          query={members}
          empty={{
            title: <Trans>No team members yet</Trans>,
            message: <Trans>Add the translators who work for you.</Trans>,
            drawing: <TableDrawing width={200} />,
            action: add,
          }}
        >
          {(list) => <TeamList members={list} />}
        </DataState>
      )}
      {adding ? <AddMemberDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
