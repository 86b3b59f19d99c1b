import { Trans, useLingui } from '@lingui/react/macro';
import type { UserRow } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import { UserStateChip } from '../../users/user-state-chip.tsx';

/** Accounts with their masked contacts. */
export function UserTable({ users }: { users: readonly UserRow[] }) {
  const { t } = useLingui();
  return (
    <RecordTable
      label={t`Users`}
      rows={users}
      rowKey={({ personId }) => personId}
      columns={[
        {
          key: 'person',
          label: <Trans>Person</Trans>,
          renderCell: ({ personId, name }) => (
            <TextLink component={RouteLink} to="user" params={{ personId }}>
              {name || <Trans>No name yet</Trans>}
            </TextLink>
          ),
        },
        {
          key: 'contact',
          label: <Trans>Contact</Trans>,
          renderCell: ({ email, phone }) => [email, phone].filter(Boolean).join(' · '),
        },
        {
          key: 'state',
          label: <Trans>Status</Trans>,
          renderCell: ({ state }) => <UserStateChip state={state} />,
        },
        {
          key: 'verified',
          label: <Trans>Real name</Trans>,
          renderCell: ({ realNameVerified }) =>
            realNameVerified ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>,
        },
        {
          key: 'created',
          label: <Trans>Registered</Trans>,
          renderCell: ({ createTime }) => <DateTime iso={createTime} />,
        },
        {
          key: 'seen',
          label: <Trans>Last active</Trans>,
          renderCell: ({ lastSeenTime }) => (lastSeenTime ? <DateTime iso={lastSeenTime} /> : null),
        },
      ]}
    />
  );
}
