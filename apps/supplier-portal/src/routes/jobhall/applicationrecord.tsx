import { Trans, useLingui } from '@lingui/react/macro';
import {
  useSupGetProjectApplicationJLDataQuery,
  useSupWithdrawProjectApplicationJLMutation,
} from '@tolk/api-client';
import type { ApplicationRow } from '@tolk/contract';
import { Button, DataState, notify } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { ConfirmDialog, Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { RouteLink, useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { ApplicationList } from '../../features/applications/application-list.tsx';

/** The supplier's applications, the newest first. */
export function Screen() {
  const { t } = useLingui();
  const { page, toPage } = useListAddress();
  const { pageSize } = limits.list;
  const applications = useSupGetProjectApplicationJLDataQuery({ pageNum: page, pageSize });
  const [withdraw] = useSupWithdrawProjectApplicationJLMutation();
  const [asked, setAsked] = useState<ApplicationRow>();

  async function confirmed(application: ApplicationRow) {
    const { projectApplicationJLId } = application;
    const answer = await withdraw({ projectApplicationJLId });
    if (!answer.error) notify(t`The application was withdrawn.`);
    setAsked(undefined);
  }

  return (
    <>
      <PageHeader
        title={<Trans>My applications</Trans>}
        description={<Trans>What you applied for, and what became of it.</Trans>}
      />
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
            <Pagination page={page} pageSize={pageSize} total={total} onChange={toPage} />
          </>
        )}
      </DataState>
      <ConfirmDialog
        open={asked !== undefined}
        title={<Trans>Withdraw this application?</Trans>}
        confirmLabel={<Trans>Withdraw</Trans>}
        cancelLabel={<Trans>Keep the application</Trans>}
        color="error"
        onConfirm={() => asked && confirmed(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <Trans>The client can no longer place an order from it, and this cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  );
}
