import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectApplicationJLDataQuery } from '@tolk/api-client';
import type { ApplicationRow } from '@tolk/contract';
import { Button, DataState } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { RouteLink, useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { ApplicationList } from '../../features/applications/application-list.tsx';
import { WithdrawDialog } from '../../features/applications/withdraw-dialog.tsx';
import { InvitationList } from '../../features/invitations/invitation-list.tsx';

/** The supplier's applications, and the invitations to apply (`tab`), the newest first. */
export function Screen() {
  const { t } = useLingui();
  const address = useListAddress<'tab'>();
  const tab = address.oneOf('tab', ['invitations']) ?? '';
  return (
    <>
      <PageHeader
        title={<Trans>My applications</Trans>}
        description={<Trans>What you applied for, and what became of it.</Trans>}
      />
      <FilterTabs
        label={t`Applications and invitations`}
        value={tab}
        onChoose={(value) => address.change({ tab: value })}
        tabs={[
          { value: '', label: t`Applications` },
          { value: 'invitations', label: t`Invitations` },
        ]}
      />
      {tab === 'invitations' ? (
        <InvitationList page={address.page} onPage={address.toPage} />
      ) : (
        <Applications page={address.page} onPage={address.toPage} />
      )}
    </>
  );
}

function Applications({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { pageSize } = limits.list;
  const applications = useSupGetProjectApplicationJLDataQuery({ pageNum: page, pageSize });
  const [asked, setAsked] = useState<ApplicationRow>();
  return (
    <>
      <DataState
        query={applications}
        isEmpty={({ total }) => total === 0}
        empty={{
          title: <Trans>No applications yet</Trans>,
          message: <Trans>Find a posting that suits you and apply; it takes two minutes.</Trans>,
          drawing: <InboxDrawing />,
          action: (
            <Button variant="contained" component={RouteLink} to="jobList">
              <Trans>Go to the job hall</Trans>
            </Button>
          ),
        }}
      >
        {({ list, total }) => (
          <>
            <ApplicationList applications={list} onWithdraw={setAsked} />
            <Pagination page={page} pageSize={pageSize} total={total} onChange={onPage} />
          </>
        )}
      </DataState>
      <WithdrawDialog application={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
