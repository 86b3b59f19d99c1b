import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { LanguagePairChip, Money, Section } from '@tolk/design-system/pieces';
import { RecordTable } from '../../records/record-table.tsx';
import type { KeyFigures } from './key-figures.ts';

/** Which pairs were ordered, and for how much. */
export function PairTable({ figures: { byPair, currency } }: { figures: KeyFigures }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>By language pair</Trans>}>
      {byPair.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No orders in this period.</Trans>
        </Typography>
      ) : (
        <RecordTable
          label={t`By language pair`}
          rows={byPair}
          rowKey={({ sourceLanguage, targetLanguage }) => `${sourceLanguage}-${targetLanguage}`}
          columns={[
            {
              key: 'pair',
              label: <Trans context="column">Languages</Trans>,
              renderCell: ({ sourceLanguage, targetLanguage }) => (
                <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
              ),
            },
            {
              key: 'orders',
              label: <Trans context="column">Orders</Trans>,
              align: 'right',
              renderCell: ({ orders }) => orders,
            },
            {
              key: 'volume',
              label: <Trans>Paid by clients</Trans>,
              align: 'right',
              renderCell: ({ volume }) => <Money amount={volume} currency={currency} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
