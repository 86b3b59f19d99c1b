import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { RouteLink, useListAddress } from '@tolk/platform';
import { ReceivedApplications } from '../../features/applications/received-applications.tsx';
import { UnreadReminder } from '../../applications/unread-reminder.tsx';

/** Applications for all of the client's postings: the list of “People”, reached by the projects. */
export function Screen() {
  const list = useListAddress<'filter'>();
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Received applications</Trans>}
        description={<Trans>From all of your projects, newest first.</Trans>}
        actions={
          <Button component={RouteLink} to="positions" variant="outlined">
            <Trans context="button">My projects</Trans>
          </Button>
        }
      />
      {list.text('filter') === 'unread' ? null : <UnreadReminder />}
      <ReceivedApplications />
    </>
  );
}
