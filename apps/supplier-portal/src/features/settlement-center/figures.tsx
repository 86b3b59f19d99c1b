import { Trans } from '@lingui/react/macro';
import type { Quote } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';

type Amounts = Pick<
  Quote,
  | 'gross'
  | 'netted'
  | 'payable'
  | 'payoutCurrency'
  | 'rate'
  | 'payoutGross'
  | 'payoutFee'
  | 'payoutNet'
>;

/** From what was earned to what arrives, line by line; lines that change nothing are left out. */
export function Figures({ amounts }: { amounts: Amounts }) {
  const { payoutCurrency, rate, payoutFee } = amounts;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Line label={<Trans context="fact">Projects chosen</Trans>}>
        <Money amount={amounts.gross} currency="CNY" />
      </Line>
      {amounts.netted > 0 ? (
        <>
          <Line label={<Trans>Less earlier debt</Trans>}>
            <Money amount={-amounts.netted} currency="CNY" />
          </Line>
          <Line label={<Trans context="fact">Payable amount</Trans>}>
            <Money amount={amounts.payable} currency="CNY" />
          </Line>
        </>
      ) : null}
      {rate === null ? null : (
        <>
          <Line label={<Trans context="fact">Exchange rate</Trans>}>
            <Rate rate={rate} currency={payoutCurrency} />
          </Line>
          <Line label={<Trans context="fact">Exchanged</Trans>}>
            <Money amount={amounts.payoutGross} currency={payoutCurrency} />
          </Line>
        </>
      )}
      {payoutFee > 0 ? (
        <Line label={<Trans context="fact">Payout fee</Trans>}>
          <Money amount={-payoutFee} currency={payoutCurrency} />
        </Line>
      ) : null}
      <Line label={<Trans context="fact">You receive</Trans>} isTotal>
        <Money amount={amounts.payoutNet} currency={payoutCurrency} emphasis="earned" />
      </Line>
    </Box>
  );
}

/** `$ 1 = ¥ 7.1234`, four digits as rates are set. */
function Rate({ rate, currency }: { rate: number; currency: string }) {
  return (
    <span data-figures="">
      1 {currency} = {rate.toFixed(4)} CNY
    </span>
  );
}

interface LineProps {
  label: ReactNode;
  isTotal?: boolean;
  children: ReactNode;
}

function Line({ label, isTotal = false, children }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        py: 0.75,
        ...(isTotal
          ? { borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1.25, typography: 'subtitle1' }
          : { typography: 'body2' }),
      }}
    >
      <Box component="dt">{label}</Box>
      <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
        {children}
      </Box>
    </Box>
  );
}
