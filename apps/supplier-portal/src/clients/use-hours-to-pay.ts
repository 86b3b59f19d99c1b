import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ClientRecord } from '@tolk/contract';

/** How long the client's payments take, told in whole hours; null while it cannot be said. */
export function useHoursToPay({ hoursToPay }: Pick<ClientRecord, 'hoursToPay'>): string | null {
  const { t } = useLingui();
  if (hoursToPay === null) return null;
  const whole = Math.max(1, Math.ceil(hoursToPay));
  return t`${plural(whole, { one: 'Pays within # hour', other: 'Pays within # hours' })}`;
}
