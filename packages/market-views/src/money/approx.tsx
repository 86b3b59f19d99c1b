import { useLingui } from '@lingui/react/macro';
import { useSupGetDisplayRatesQuery } from '@tolk/api-client';
import type { DisplayRate } from '@tolk/contract';
import { Box, VisuallyHidden } from '@tolk/design-system';
import { approximate, PAID_IN } from '@tolk/domain';
import { currencies } from '@tolk/domain/dictionaries/currencies';
import { formatDate, formatRounded, useLanguage, viewerZone } from '@tolk/i18n';
import { useDisplayCurrency } from '@tolk/labels';

interface ApproxProps {
  /** Minor units: fen. */
  amount: number;
  /** ISO 4217; only yuan are shown in something else. */
  currency: string;
}

/**
 * Behind an amount on a screen: about how much it is in the currency that this browser shows. Nothing
 * where that is yuan, or where no fresh rate is known. Never on paper: what is paid is in yuan.
 */
export function Approx({ amount, currency }: ApproxProps) {
  const shownIn = useDisplayCurrency();
  if (currency !== PAID_IN || shownIn === PAID_IN) return null;
  return <InOtherMoney amount={amount} shownIn={shownIn} />;
}

function InOtherMoney({ amount, shownIn }: { amount: number; shownIn: string }) {
  const { data } = useSupGetDisplayRatesQuery({});
  const rate = data?.find((one) => one.currency === shownIn);
  return rate ? <Figure amount={amount} rate={rate} /> : null;
}

function Figure({
  amount,
  rate: { currency, rate, setTime },
}: {
  amount: number;
  rate: DisplayRate;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { symbol = currency, minorDigits = 2 } =
    currencies.find(({ value }) => value === currency) ?? {};
  const minor = approximate(amount, { rate, minorDigits });
  const figure = `${symbol} ${formatRounded(minor, minorDigits, language)}`;
  const day = formatDate(setTime, { language, zone: viewerZone() });
  const hint = t`Paid in yuan. This figure is a rough guide, at the rate of ${day}.`;
  return (
    <>
      {' '}
      <Box
        component="span"
        data-figures=""
        data-print="no"
        title={hint}
        sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}
      >
        {t({ message: `≈ ${figure}`, context: 'money' })}
        <VisuallyHidden> ({hint})</VisuallyHidden>
      </Box>
    </>
  );
}
