import { Trans } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { RecordTable } from '../../records/record-table.tsx';
import { wordsOf, type Measured } from './measured.ts';

interface MeasuredTableProps {
  title: string;
  rows: readonly (Measured & { key: string; name: string })[];
}

/** The same measures for each member or tag. */
export function MeasuredTable({ title, rows }: MeasuredTableProps) {
  const language = useLanguage();
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No conversations in this period.</Trans>
        </Typography>
      ) : (
        <RecordTable
          label={title}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'name',
              label: <Trans context="column">Name</Trans>,
              renderCell: ({ name }) => name,
            },
            {
              key: 'begun',
              label: <Trans context="column">Begun</Trans>,
              align: 'right',
              renderCell: ({ begun }) => formatNumber(begun, language),
            },
            {
              key: 'closed',
              label: <Trans context="column">Closed</Trans>,
              align: 'right',
              renderCell: ({ closed }) => formatNumber(closed, language),
            },
            {
              key: 'first',
              label: <Trans context="column">First answer</Trans>,
              align: 'right',
              renderCell: (row) => wordsOf(row, language).firstAnswer,
            },
            {
              key: 'resolution',
              label: <Trans context="column">Until solved</Trans>,
              align: 'right',
              renderCell: (row) => wordsOf(row, language).resolution,
            },
            {
              key: 'satisfaction',
              label: <Trans context="column">Satisfaction</Trans>,
              align: 'right',
              renderCell: (row) => wordsOf(row, language).satisfaction,
            },
          ]}
        />
      )}
    </Section>
  );
}
