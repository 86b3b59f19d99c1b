import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { SearchIcon } from '@tolk/design-system/icons';
import { PageHeader } from '@tolk/design-system/pieces';
import { RouteLink, useListAddress } from '@tolk/platform';
import { ReceivedApplications } from '../../features/applications/received-applications.tsx';
import { UnreadReminder } from '../../applications/unread-reminder.tsx';

/** Everybody who applied: all, unread, read, collected, with filters and the choice for a comparison. */
export function Screen() {
  const list = useListAddress<'filter'>();
  return (
    <>
      <PageHeader
        title={<Trans context="heading">People</Trans>}
        description={
          <Trans>People who have applied to you. Choose up to four to compare side by side.</Trans>
        }
        actions={
          <>
            <Button component={RouteLink} to="projectTable">
              <Trans>Applicants by project</Trans>
            </Button>
            <Button
              component={RouteLink}
              to="supplierSearch"
              variant="outlined"
              startIcon={<SearchIcon />}
            >
              <Trans context="button">Find suppliers</Trans>
            </Button>
          </>
        }
      />
      {list.text('filter') === 'unread' ? null : <UnreadReminder />}
      <ReceivedApplications />
    </>
  );
}
