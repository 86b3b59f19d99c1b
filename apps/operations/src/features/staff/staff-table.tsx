import { Trans, useLingui } from '@lingui/react/macro';
import type { Staff } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { RecordTable } from '../../records/record-table.tsx';
import { roleLabels } from '../../staff-access/role-labels.ts';

interface StaffTableProps {
  members: readonly Staff[];
  /** The member who is signed in: they can't change their own role or lock themselves out. */
  ownId: string | undefined;
  onEdit: (member: Staff) => void;
  onReset: (member: Staff) => void;
}

/** All members with role, state and what may be changed. */
export function StaffTable({ members, ownId, onEdit, onReset }: StaffTableProps) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Staff', context: 'region' })}
      rows={members}
      rowKey={({ staffId }) => staffId}
      columns={[
        {
          key: 'name',
          label: <Trans context="column">Member</Trans>,
          renderCell: ({ name, account }) => (
            <>
              {name}
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{account}</Box>
            </>
          ),
        },
        {
          key: 'role',
          label: <Trans context="column">Role</Trans>,
          renderCell: ({ role }) => i18n._(roleLabels[role].name),
        },
        {
          key: 'state',
          label: <Trans context="column">Status</Trans>,
          renderCell: (member) => <State member={member} />,
        },
        {
          key: 'login',
          label: <Trans context="column">Last login</Trans>,
          renderCell: ({ lastLoginTime }) =>
            lastLoginTime ? <DateTime iso={lastLoginTime} /> : <Trans context="value">Never</Trans>,
        },
        {
          key: 'actions',
          label: <Trans context="column">Actions</Trans>,
          renderCell: (member) =>
            member.staffId === ownId ? (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <Trans>This is your own account; another admin has to change it.</Trans>
              </Box>
            ) : (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                <Button
                  size="small"
                  aria-label={t`Edit ${member.name}`}
                  onClick={() => onEdit(member)}
                >
                  <Trans context="button">Edit</Trans>
                </Button>
                <Button
                  size="small"
                  aria-label={t`Reset the login of ${member.name}`}
                  onClick={() => onReset(member)}
                >
                  <Trans>Reset the login</Trans>
                </Button>
              </Box>
            ),
        },
      ]}
    />
  );
}

function State({ member: { active, secondFactor } }: { member: Staff }) {
  if (!active) {
    return (
      <StatusChip tone="neutral">
        <Trans context="status">Switched off</Trans>
      </StatusChip>
    );
  }
  return secondFactor ? (
    <StatusChip tone="success">
      <Trans context="status">Active</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="waiting">
      <Trans>First login open</Trans>
    </StatusChip>
  );
}
