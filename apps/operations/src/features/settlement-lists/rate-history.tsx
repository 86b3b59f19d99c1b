import { Trans, useLingui } from '@lingui/react/macro';
import type { ExchangeRate } from '@tolk/contract';
import { Typography, type Tone } from '@tolk/design-system';
import { DateTime, StatusChip } from '@tolk/design-system/pieces';
import { useLanguage } from '@tolk/i18n';
import { RecordTable } from '../../records/record-table.tsx';
import { differenceText, rateText } from './rate-text.ts';

type Status = ExchangeRate['status'];

const tones: Readonly<Record<Status, Tone>> = {
  waiting: 'attention',
  applied: 'success',
  refused: 'neutral',
};

/** Rates so far, who proposed each and who decided on it. */
export function RateHistory({ rates }: { rates: readonly ExchangeRate[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const labels: Readonly<Record<Status, string>> = {
    waiting: t`To be confirmed`,
    applied: t({ message: 'Took effect', context: 'option' }),
    refused: t({ message: 'Proposal refused', context: 'option' }),
  };
  if (rates.length === 0) {
    return (
      <Typography color="textSecondary">
        <Trans>There are none.</Trans>
      </Typography>
    );
  }
  return (
    <RecordTable
      label={t`Rates so far`}
      rows={rates}
      rowKey={({ exchangeRateId }) => exchangeRateId}
      columns={[
        {
          key: 'rate',
          label: <Trans>CNY for one USD</Trans>,
          renderCell: ({ rate }) => <span data-figures="">{rateText(rate)}</span>,
        },
        {
          key: 'status',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ status }) => (
            <StatusChip tone={tones[status]}>{labels[status]}</StatusChip>
          ),
        },
        {
          key: 'difference',
          label: <Trans>Against the rate before</Trans>,
          align: 'right',
          renderCell: ({ differencePercent: percent }) =>
            percent === null ? null : differenceText(percent, language),
        },
        {
          key: 'time',
          label: <Trans context="column">Set at</Trans>,
          renderCell: ({ setTime }) => <DateTime iso={setTime} />,
        },
        {
          key: 'by',
          label: <Trans context="column">Set by</Trans>,
          renderCell: ({ setBy }) => setBy,
        },
        {
          key: 'decided',
          label: <Trans>Confirmed or refused by</Trans>,
          renderCell: ({ decidedBy }) => decidedBy,
        },
      ]}
    />
  );
}
