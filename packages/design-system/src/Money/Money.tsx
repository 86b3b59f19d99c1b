import Box from '@mui/material/Box';
import { formatMoney, useLanguage } from '@tolk/i18n';

interface MoneyProps {
  /** Minor units: fen, cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** The figure a screen is about: larger, and in brass where it is earned. */
  emphasis?: 'none' | 'strong' | 'earned';
}

const looks = {
  none: {},
  strong: { fontWeight: 650 },
  earned: { fontWeight: 650, color: 'warning.main' },
} as const;

/** `¥ 1,280.00 CNY`, in one line and with figures that align. */
export function Money({ amount, currency, emphasis = 'none' }: MoneyProps) {
  const language = useLanguage();
  return (
    <Box component="span" data-figures="" sx={{ whiteSpace: 'nowrap', ...looks[emphasis] }}>
      {formatMoney({ amount, currency }, language)}
    </Box>
  );
}
