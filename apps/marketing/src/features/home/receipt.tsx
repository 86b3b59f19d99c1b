import { Trans } from '@lingui/react/macro';
import { Box, Paper, serif } from '@tolk/design-system';
import * as limits from '@tolk/domain/limits';
import { shareOf } from '@tolk/domain/money';
import { formatMoney, useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';
import { bounds } from '@tolk/domain/bounds';

/** Fen. */
const price = 1_000_00;
const handlingFee = shareOf(price, limits.handlingFeeShare);
const commission = shareOf(price, limits.commissionShare);

/** What both sides of an order of 1,000 yuan pay and get, by the shares that the server charges. */
export function Receipt() {
  const { fee, commission: commissionShare } = bounds;
  return (
    <Paper component="figure" sx={{ m: 0, p: { xs: 3, md: 4 } }}>
      <Box
        component="figcaption"
        sx={{ fontFamily: serif, fontSize: '1.25rem', fontWeight: 600, mb: 2 }}
      >
        <Trans>An order in numbers</Trans>
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        <Line label={<Trans context="fact">Agreed price</Trans>} amount={price} />
        <Line label={<Trans>Service fee, {fee}</Trans>} amount={handlingFee} />
        <Line label={<Trans>The client pays</Trans>} amount={price + handlingFee} sum />
        <Line label={<Trans>Commission, {commissionShare}</Trans>} amount={commission} />
        <Line
          label={<Trans context="fact">Translator earns</Trans>}
          amount={price - commission}
          sum
        />
      </Box>
    </Paper>
  );
}

function Line({ label, amount, sum }: { label: ReactNode; amount: number; sum?: true }) {
  const language = useLanguage();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        py: 1.25,
        ...(sum
          ? { fontWeight: 650, borderTop: 1, borderColor: 'text.primary', mb: 2 }
          : { color: 'text.secondary' }),
        '&:last-of-type': { mb: 0 },
      }}
    >
      <dt>{label}</dt>
      <Box component="dd" data-figures="" sx={{ m: 0, ml: 'auto', whiteSpace: 'nowrap' }}>
        {formatMoney({ amount, currency: 'CNY' }, language)}
      </Box>
    </Box>
  );
}
