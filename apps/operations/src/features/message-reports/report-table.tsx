import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageReportRow } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import { reportOutcomeLooks, reportReasonLabels } from '../../message-reports/report-labels.ts';

/** Reports: why, by whom, about whom, and what became of them. */
export function ReportTable({ reports }: { reports: readonly MessageReportRow[] }) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Reported messages', context: 'region' })}
      rows={reports}
      rowKey={({ messageReportId }) => messageReportId}
      columns={[
        {
          key: 'reason',
          label: <Trans context="column">Reason</Trans>,
          renderCell: ({ messageReportId, reason }) => (
            <TextLink component={RouteLink} to="messageReport" params={{ messageReportId }}>
              {i18n._(reportReasonLabels[reason])}
            </TextLink>
          ),
        },
        {
          key: 'reported',
          label: <Trans context="column">Written by</Trans>,
          renderCell: ({ reportedName, memberName }) =>
            memberName === undefined ? (
              reportedName
            ) : (
              <Trans>
                {memberName} for {reportedName}
              </Trans>
            ),
        },
        {
          key: 'reporter',
          label: <Trans context="column">Reported by</Trans>,
          renderCell: ({ reporterName }) => reporterName,
        },
        {
          key: 'time',
          label: <Trans context="column">When</Trans>,
          renderCell: ({ createTime }) => <DateTime iso={createTime} />,
        },
        {
          key: 'outcome',
          label: <Trans context="column">Outcome</Trans>,
          renderCell: ({ outcome, decidedBy }) =>
            outcome === null ? null : (
              <>
                <StatusChip tone={reportOutcomeLooks[outcome].tone}>
                  {i18n._(reportOutcomeLooks[outcome].label)}
                </StatusChip>{' '}
                {decidedBy}
              </>
            ),
        },
      ]}
    />
  );
}
