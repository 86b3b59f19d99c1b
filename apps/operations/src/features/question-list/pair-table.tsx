import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { LanguagePairChip, StatusChip } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { formatNumber, formatPercent, useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';
import { usePairName } from './pair-name.ts';
import { RecordTable, type RecordColumn } from '../../records/record-table.tsx';
import { pairKey } from './use-question-address.ts';

type Pair = ResponseOf<(typeof calls)['opsinterface']['questions']['getQuestionPairs']>[number];

interface PairTableProps {
  pairs: readonly Pair[];
  onChoose: (pair: string) => void;
}

/** The pairs of the bank: how many questions, how their tests end, whether they are open. */
export function PairTable({ pairs, onChoose }: PairTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const pairName = usePairName();
  const count = (value: number) => formatNumber(value, language);
  const columns: readonly [RecordColumn<Pair>, ...RecordColumn<Pair>[]] = [
    {
      key: 'pair',
      label: <Trans context="column">Language pair</Trans>,
      renderCell: ({ sourceLanguage, targetLanguage }) => (
        <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
      ),
    },
    {
      key: 'open',
      label: <Trans context="column">Tests</Trans>,
      renderCell: (pair) => <OpenMark pair={pair} />,
    },
    {
      key: 'active',
      label: <Trans context="column">In use</Trans>,
      align: 'right',
      renderCell: ({ active }) => count(active),
    },
    {
      key: 'retired',
      label: <Trans context="question">Retired</Trans>,
      align: 'right',
      renderCell: ({ retired }) => count(retired),
    },
    {
      key: 'tests',
      label: <Trans context="column">Finished tests</Trans>,
      align: 'right',
      renderCell: ({ tests }) => count(tests),
    },
    {
      key: 'pass',
      label: <Trans context="column">Passed</Trans>,
      align: 'right',
      renderCell: ({ passShare }) =>
        passShare === null ? '–' : formatPercent(passShare, language),
    },
    {
      key: 'do',
      label: <Trans context="column">Actions</Trans>,
      renderCell: (pair) => (
        <>
          <Button
            size="small"
            aria-label={t`Show the questions of ${pairName(pair)}`}
            onClick={() => onChoose(pairKey(pair))}
          >
            <Trans context="button">Show</Trans>
          </Button>
          <Button
            size="small"
            component={RouteLink}
            to="question"
            params={{
              sourceLanguage: pair.sourceLanguage,
              targetLanguage: pair.targetLanguage,
            }}
            aria-label={t`Add a question to ${pairName(pair)}`}
          >
            <Trans context="button">Add</Trans>
          </Button>
        </>
      ),
    },
  ];
  return (
    <RecordTable
      label={t({ message: 'Language pairs', context: 'region' })}
      columns={columns}
      rows={pairs}
      rowKey={pairKey}
    />
  );
}

function OpenMark({ pair: { open, active } }: { pair: Pair }) {
  const missing = limits.languageTest.questions - active;
  return open ? (
    <StatusChip tone="success">
      <Trans context="test">Open</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="attention">
      <Trans>Not open: {missing} more needed</Trans>
    </StatusChip>
  );
}
