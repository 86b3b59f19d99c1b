import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageReportRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { ChoiceCell } from '../../records/choice-cell.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import type { Chosen } from '../../records/use-chosen.ts';
import { reportLook, reportReasonLabels } from '../../message-reports/report-labels.ts';

interface ReportTableProps {
  reports: readonly MessageReportRow[];
  /** Left out where nothing can be done with several. */
  chosen?: Chosen<MessageReportRow> | undefined;
}

/** Reports: why, by whom, about whom, and what became of them. */
export function ReportTable({ reports, chosen }: ReportTableProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ reason, reportedName }: MessageReportRow) =>
    `${i18n._(reportReasonLabels[reason])}, ${reportedName}`;
  return (
    <RecordTable
      label={t({ message: 'Reported messages', context: 'region' })}
      rows={reports}
      rowKey={({ messageReportId }) => messageReportId}
      columns={[
        {
          key: 'reason',
          label: <Trans context="column">Reason</Trans>,
          renderCell: (report) =>
            chosen === undefined ? (
              <Reason report={report} />
            ) : (
              <ChoiceCell row={report} chosen={chosen} name={nameOf(report)}>
                <Reason report={report} />
              </ChoiceCell>
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
        // What waits has none yet.
        ...(chosen === undefined
          ? [
              {
                key: 'outcome',
                label: <Trans context="column">Outcome</Trans>,
                renderCell: (report: MessageReportRow) => {
                  const look = reportLook(report);
                  return look === null ? null : (
                    <>
                      <StatusChip tone={look.tone}>{i18n._(look.label)}</StatusChip>{' '}
                      {report.decidedBy}
                    </>
                  );
                },
              },
            ]
          : []),
      ]}
    />
  );
}

/** With what the person who reported it wrote. */
function Reason({ report: { messageReportId, reason, note } }: { report: MessageReportRow }) {
  const { i18n } = useLingui();
  return (
    <div>
      <TextLink component={RouteLink} to="messageReport" params={{ messageReportId }}>
        {i18n._(reportReasonLabels[reason])}
      </TextLink>
      {note === '' ? null : (
        <Box dir="auto" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </div>
  );
}
