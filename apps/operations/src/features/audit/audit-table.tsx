import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import type { AgeSort } from '@tolk/domain';
import { actLabels, isActName } from '../../audit-log/audit-labels.ts';
import { AuditSubject } from '../../audit-log/audit-subject.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import { byNews, type Sorting } from '../../records/sort-head.tsx';
import { roleLabels } from '../../staff-access/role-labels.ts';
import { AuditDetails } from './audit-details.tsx';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  sorting: Sorting<AgeSort>;
}

/** Who of the staff did what to whom, and when. */
export function AuditTable({ entries, sorting }: AuditTableProps) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Audit log', context: 'region' })}
      rows={entries}
      rowKey={({ auditId }) => auditId}
      sorting={sorting}
      columns={[
        {
          key: 'act',
          label: <Trans context="column">What</Trans>,
          renderCell: (entry) => (
            <>
              {isActName(entry.action) ? i18n._(actLabels[entry.action]) : entry.action}
              <Box sx={{ typography: 'body2' }}>
                <AuditSubject entry={entry} />
              </Box>
            </>
          ),
        },
        {
          key: 'who',
          label: <Trans context="column">Who</Trans>,
          renderCell: ({ staffName, role }) => (
            <>
              {staffName}
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {i18n._(roleLabels[role].name)}
              </Box>
            </>
          ),
        },
        {
          key: 'time',
          label: <Trans context="column">When</Trans>,
          sorts: byNews,
          renderCell: ({ time }) => <DateTime iso={time} />,
        },
        {
          key: 'details',
          label: <Trans context="column">Details</Trans>,
          renderCell: (entry) =>
            Object.keys(entry.details).length > 0 ? <AuditDetails entry={entry} /> : null,
        },
        {
          key: 'address',
          label: <Trans context="column">IP address</Trans>,
          renderCell: ({ address }) => address,
        },
      ]}
    />
  );
}
