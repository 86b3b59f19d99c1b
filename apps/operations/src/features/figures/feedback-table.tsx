import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { RecordTable } from '../../records/record-table.tsx';
import type { KeyFigures } from './key-figures.ts';

/** What people wrote about, and how much of it is answered. */
export function FeedbackTable({ figures: { feedbackByType } }: { figures: KeyFigures }) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <Section title={<Trans>Feedback by type</Trans>}>
      {feedbackByType.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No feedback in this period.</Trans>
        </Typography>
      ) : (
        <RecordTable
          label={t`Feedback by type`}
          rows={feedbackByType}
          rowKey={({ feedbackType }) => feedbackType}
          columns={[
            {
              key: 'type',
              label: <Trans context="column">Type</Trans>,
              renderCell: ({ feedbackType }) => names.feedbackType(feedbackType),
            },
            {
              key: 'received',
              label: <Trans context="column">Received</Trans>,
              align: 'right',
              renderCell: ({ received }) => received,
            },
            {
              key: 'answered',
              label: <Trans context="column">Answered</Trans>,
              align: 'right',
              renderCell: ({ answered }) => answered,
            },
          ]}
        />
      )}
    </Section>
  );
}
