import { t } from '@lingui/core/macro';
import { number, object, string } from '@tolk/design-system/form-rules';
import { DISPLAY_RATE_SCALE, limits, RATE_SCALE } from '@tolk/domain';

export interface RateValues {
  /** CNY for one USD. */
  rate: number | null;
}

export interface DisplayRateValues {
  currency: string | null;
  /** CNY for 100 units, as banks quote it. */
  rate: number | null;
}

const { min, max } = limits.settlement.rate;
const { displayRate } = limits;
/** Of a rate for 100 units. */
const hundredScale = DISPLAY_RATE_SCALE / 100;

export const rateRules = object({
  rate: number()
    .nullable()
    .required()
    .min(min / RATE_SCALE)
    .max(max / RATE_SCALE)
    .test('decimals', () => t`At most four decimals.`, isWholeAt(RATE_SCALE)),
});

export const displayRateRules = object({
  currency: string().nullable().required(),
  rate: number()
    .nullable()
    .required()
    .min(perHundred(displayRate.min))
    .max(perHundred(displayRate.max))
    .test('decimals', () => t`At most six decimals.`, isWholeAt(hundredScale)),
});

/** Within what floating point leaves of it. */
function isWholeAt(scale: number): (rate: number | null | undefined) => boolean {
  return (rate) => {
    const scaled = (rate ?? 0) * scale;
    return Math.abs(scaled - Math.round(scaled)) < 1e-6;
  };
}

/** A typed rate as the wire has it: × 10,000, at most four decimals. */
export function scaledRate(rate: number): number {
  return Math.round(rate * RATE_SCALE);
}

/** A typed rate for 100 units as the wire has it: for one unit × 100,000,000. */
export function scaledDisplayRate(rate: number): number {
  return Math.round(rate * hundredScale);
}

/** A rate of the wire as banks quote it: CNY for 100 units. */
export function perHundred(rate: number): number {
  return rate / hundredScale;
}
