import { Trans } from '@lingui/react/macro';
import type { MarketRate } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { LanguagePairChip, Money } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { behindPrice, projectTypes, units } from '@tolk/domain/dictionaries/work';
import { useLanguage } from '@tolk/i18n';
import { Subheading, Text } from '../../site/headline.tsx';
import { QuietList } from '../../site/quiet-list.tsx';

/** What work was agreed on for, pair by pair. */
export function MarketRates({ rates }: { rates: readonly MarketRate[] }) {
  const { orders, clients, suppliers } = limits.marketRates;
  return (
    <div>
      <Subheading sx={{ mb: 1 }}>
        <Trans>What orders cost</Trans>
      </Subheading>
      <Text>
        <Trans>
          The middle half of completed orders over the past year. A pair is shown once it has{' '}
          {orders} orders from {clients} clients and {suppliers} translators, and none of them has
          more than half, so that no single price can be worked out.
        </Trans>
      </Text>
      <QuietList sx={{ mt: 2 }}>
        {rates.map((rate) => (
          <Rate
            key={[
              rate.sourceLanguage,
              rate.targetLanguage,
              rate.projectType,
              rate.unitName,
              rate.currency,
            ].join(' ')}
            rate={rate}
          />
        ))}
      </QuietList>
    </div>
  );
}

function Rate({ rate }: { rate: MarketRate }) {
  const english = useLanguage() === 'en';
  const { sourceLanguage, targetLanguage, currency, from, to, orders } = rate;
  const type = projectTypes.find(({ value }) => value === rate.projectType);
  const unit = units.find(({ value }) => value === rate.unitName);
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
      <span>{english ? type?.en : type?.zh}</span>
      <span>
        <Money amount={from} currency={currency} emphasis="earned" />
        {from === to ? null : (
          <>
            {' – '}
            <Money amount={to} currency={currency} emphasis="earned" />
          </>
        )}{' '}
        {unit ? behindPrice(unit)[english ? 'en' : 'zh'] : null}
      </span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <Trans>from at least {orders} orders</Trans>
      </Box>
    </Box>
  );
}
