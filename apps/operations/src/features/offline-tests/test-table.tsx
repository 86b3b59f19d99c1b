import { Trans, useLingui } from '@lingui/react/macro';
import type { OfflineTest } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { LanguagePairChip, StatusChip } from '@tolk/design-system/pieces';
import { formatDate, formatPercent, useLanguage } from '@tolk/i18n';
import { RecordTable, type RecordColumn } from '../../records/record-table.tsx';

/** Results of offline tests: whose, which pair, how it ended, who entered it. */
export function TestTable({ tests }: { tests: readonly OfflineTest[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const columns: readonly [RecordColumn<OfflineTest>, ...RecordColumn<OfflineTest>[]] = [
    {
      key: 'person',
      label: <Trans context="column">Tested person</Trans>,
      renderCell: (test) => <Tested test={test} />,
    },
    {
      key: 'pair',
      label: <Trans context="column">Language pair</Trans>,
      renderCell: ({ sourceLanguage, targetLanguage }) => (
        <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
      ),
    },
    {
      key: 'result',
      label: <Trans context="column">Result</Trans>,
      renderCell: ({ status }) => <Result passed={status === 'passed'} />,
    },
    {
      key: 'score',
      label: <Trans context="column">Score</Trans>,
      align: 'right',
      renderCell: ({ score }) => (score === null ? '–' : formatPercent(score, language)),
    },
    {
      key: 'day',
      label: <Trans context="column">Tested on</Trans>,
      renderCell: ({ finishTime }) => formatDate(finishTime, { language }),
    },
    { key: 'note', label: <Trans context="column">Note</Trans>, renderCell: ({ note }) => note },
    {
      key: 'by',
      label: <Trans context="column">Entered by</Trans>,
      renderCell: ({ enteredBy }) => enteredBy,
    },
  ];
  return (
    <RecordTable
      label={t({ message: 'Offline tests', context: 'region' })}
      columns={columns}
      rows={tests}
      rowKey={({ languageTestId }) => languageTestId}
    />
  );
}

function Tested({ test: { personName, teamMemberName } }: { test: OfflineTest }) {
  if (teamMemberName === null) return personName;
  return (
    <>
      {teamMemberName}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Trans>Team of {personName}</Trans>
      </Box>
    </>
  );
}

function Result({ passed }: { passed: boolean }) {
  return passed ? (
    <StatusChip tone="success">
      <Trans context="status">Passed</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="danger">
      <Trans context="status">Not passed</Trans>
    </StatusChip>
  );
}
