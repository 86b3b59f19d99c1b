import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffFeedbackRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { FeedbackChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';

/** Reports with who wrote them and who has taken them on. */
export function FeedbackTable({ rows }: { rows: readonly StaffFeedbackRow[] }) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <RecordTable
      label={t({ message: 'Feedback', context: 'region' })}
      rows={rows}
      rowKey={({ feedbackId }) => feedbackId}
      columns={[
        {
          key: 'report',
          label: <Trans context="column">Report</Trans>,
          renderCell: (row) => <Report row={row} />,
        },
        {
          key: 'status',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ feedbackStatus }) => <FeedbackChip status={feedbackStatus} />,
        },
        {
          key: 'type',
          label: <Trans context="column">Type</Trans>,
          renderCell: ({ feedbackType }) => names.feedbackType(feedbackType),
        },
        {
          key: 'person',
          label: <Trans context="column">From</Trans>,
          renderCell: ({ personName }) => personName,
        },
        {
          key: 'assignee',
          label: <Trans context="column">Assigned to</Trans>,
          renderCell: ({ assigneeName }) => assigneeName,
        },
        {
          key: 'time',
          label: <Trans context="column">Received</Trans>,
          renderCell: ({ createTime }) => <DateTime iso={createTime} />,
        },
      ]}
    />
  );
}

function Report({ row }: { row: StaffFeedbackRow }) {
  const { feedbackId, instructions, attachments, duplicates, language } = row;
  return (
    <>
      <TextLink
        component={RouteLink}
        to="staffFeedbackReport"
        params={{ id: feedbackId }}
        lang={language}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
          overflow: 'hidden',
          maxWidth: 420,
        }}
      >
        {instructions}
      </TextLink>
      {attachments + duplicates > 0 ? (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {attachments > 0 ? <Plural value={attachments} one="# file" other="# files" /> : null}
          {attachments > 0 && duplicates > 0 ? ' · ' : null}
          {duplicates > 0 ? (
            <Plural value={duplicates} one="# duplicate" other="# duplicates" />
          ) : null}
        </Box>
      ) : null}
    </>
  );
}
