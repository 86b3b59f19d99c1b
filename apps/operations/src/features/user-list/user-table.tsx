import { Trans, useLingui } from '@lingui/react/macro';
import type { UserRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import type { UserSort } from '@tolk/domain';
import { sideLabels } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import { byNews, type Sorting } from '../../records/sort-head.tsx';
import { UserStateChip } from '../../users/user-state-chip.tsx';
import { WatchChip } from '../../users/watch-chip.tsx';

interface UserTableProps {
  users: readonly UserRow[];
  sorting: Sorting<UserSort>;
}

/** Accounts with their masked contacts. */
export function UserTable({ users, sorting }: UserTableProps) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Users', context: 'region' })}
      rows={users}
      rowKey={({ personId }) => personId}
      sorting={sorting}
      columns={[
        {
          key: 'person',
          label: <Trans context="column">Person</Trans>,
          sorts: [{ sort: 'name', direction: 'ascending' }],
          renderCell: ({ personId, name, companyName }) => (
            <>
              <TextLink component={RouteLink} to="user" params={{ personId }}>
                {name || <Trans>No name yet</Trans>}
              </TextLink>
              {companyName ? (
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{companyName}</Box>
              ) : null}
            </>
          ),
        },
        {
          key: 'identity',
          label: <Trans context="column">Side</Trans>,
          renderCell: ({ identity }) => identity && i18n._(sideLabels[identity]),
        },
        {
          key: 'contact',
          label: <Trans context="column">Contact</Trans>,
          renderCell: ({ email, phone }) => [email, phone].filter(Boolean).join(' · '),
        },
        {
          key: 'state',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ state, watched }) => (
            <>
              <UserStateChip state={state} /> {watched ? <WatchChip /> : null}
            </>
          ),
        },
        {
          key: 'verified',
          label: <Trans context="column">Real-name verification</Trans>,
          renderCell: ({ realNameVerified }) =>
            realNameVerified ? (
              <Trans context="value">Verified</Trans>
            ) : (
              <Trans context="value">Not verified</Trans>
            ),
        },
        {
          key: 'created',
          label: <Trans context="column">Registered</Trans>,
          sorts: byNews,
          renderCell: ({ createTime }) => <DateTime iso={createTime} />,
        },
        {
          key: 'seen',
          label: <Trans context="column">Last active</Trans>,
          sorts: [{ sort: 'seen', direction: 'descending' }],
          renderCell: ({ lastSeenTime }) => (lastSeenTime ? <DateTime iso={lastSeenTime} /> : null),
        },
      ]}
    />
  );
}
