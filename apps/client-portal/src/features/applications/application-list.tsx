import type { ReceivedApplication } from '@tolk/contract';
import { RowCards } from '@tolk/design-system/pieces';
import { useListAddress } from '@tolk/platform';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationDialog } from './application-dialog.tsx';

interface Props {
  applications: readonly ReceivedApplication[];
  withPosting: boolean;
}

/** Received applications; the one that is open stands in the address (`application`). */
export function ApplicationList({ applications, withPosting }: Props) {
  const list = useListAddress<'application'>();
  return (
    <RowCards>
      {applications.map((application) => (
        <ApplicationCard
          key={application.projectApplicationJLId}
          application={application}
          withPosting={withPosting}
          onOpen={() =>
            list.change({ application: application.projectApplicationJLId }, { keepPage: true })
          }
        />
      ))}
    </RowCards>
  );
}

/** Stays while the list changes: reading an application may take it out of the list of unread ones. */
export function OpenApplication() {
  const list = useListAddress<'application'>();
  const open = list.text('application');
  if (!open) return null;
  return (
    <ApplicationDialog
      key={open}
      projectApplicationJLId={open}
      onClose={() => list.change({ application: undefined }, { keepPage: true, replace: true })}
    />
  );
}
