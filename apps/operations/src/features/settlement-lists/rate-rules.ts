import { t } from '@lingui/core/macro';
import { number, object } from '@tolk/design-system/form-rules';
import { limits, RATE_SCALE } from '@tolk/domain';

export interface RateValues {
  /** CNY for one USD. */
  rate: number | null;
}

const { min, max } = limits.settlement.rate;

export const rateRules = object({
  rate: number()
    .nullable()
    .required()
    .min(min / RATE_SCALE)
    .max(max / RATE_SCALE)
    .test('decimals', () => t`At most four decimals.`, hasFourDecimals),
});

/** Within what floating point leaves of it. */
function hasFourDecimals(rate: number | null | undefined): boolean {
  const scaled = (rate ?? 0) * RATE_SCALE;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** A typed rate as the wire has it: × 10,000, at most four decimals. */
export function scaledRate(rate: number): number {
  return Math.round(rate * RATE_SCALE);
}
