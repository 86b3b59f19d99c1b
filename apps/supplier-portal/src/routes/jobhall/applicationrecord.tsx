import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectApplicationJLDataQuery } from '@tolk/api-client';
import type { ApplicationRow } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { RouteLink, useListAddress, type ListAddress } from '@tolk/platform';
import { useState } from 'react';
import { ApplicationList } from '../../features/applications/application-list.tsx';
import { DraftList } from '../../features/applications/draft-list.tsx';
import { WithdrawDialog } from '../../features/applications/withdraw-dialog.tsx';
import { InvitationList } from '../../features/invitations/invitation-list.tsx';

/** The supplier's applications, their drafts, and the invitations to apply (`tab`), the newest first. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'tab'>();
  const tab = list.oneOf('tab', ['drafts', 'invitations']) ?? '';
  return (
    <>
      <PageHeader
        title={<Trans context="heading">My applications</Trans>}
        description={<Trans>Your applications and their progress.</Trans>}
      />
      <FilterTabs
        label={t`Applications, drafts and invitations`}
        value={tab}
        onChoose={(value) => list.change({ tab: value })}
        tabs={[
          { value: '', label: t({ message: 'Applications', context: 'option' }) },
          { value: 'drafts', label: t({ message: 'Drafts', context: 'option' }) },
          { value: 'invitations', label: t({ message: 'Invitations', context: 'option' }) },
        ]}
      />
      {tab === 'invitations' ? (
        <InvitationList list={list} />
      ) : tab === 'drafts' ? (
        <DraftList />
      ) : (
        <Applications list={list} />
      )}
    </>
  );
}

function Applications({ list }: { list: ListAddress<'tab'> }) {
  const applications = useSupGetProjectApplicationJLDataQuery(list.paging);
  const [asked, setAsked] = useState<ApplicationRow>();
  return (
    <>
      <PagedList
        query={applications}
        list={list}
        empty={{
          title: <Trans>No applications yet</Trans>,
          message: <Trans>Find a job that suits you and apply; it takes two minutes.</Trans>,
          drawing: <InboxDrawing />,
          action: (
            <Button variant="contained" component={RouteLink} to="jobList">
              <Trans>Go to the job hall</Trans>
            </Button>
          ),
        }}
      >
        {(rows) => <ApplicationList applications={rows} onWithdraw={setAsked} />}
      </PagedList>
      <WithdrawDialog application={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
