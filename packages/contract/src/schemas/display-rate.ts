import { limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Currency, Nullable, OneOf, Timestamp } from './base.ts';

/** CNY for one unit × `DISPLAY_RATE_SCALE`. */
export const ScaledDisplayRate = Type.Integer({
  minimum: limits.displayRate.min,
  maximum: limits.displayRate.max,
});

/** What one unit of a currency is about worth. Amounts are also shown by it; nobody pays by it. */
export const DisplayRate = Type.Object({
  currency: Currency,
  rate: ScaledDisplayRate,
  setTime: Timestamp,
});
export type DisplayRate = Static<typeof DisplayRate>;

/** A currency of the dictionary with the rate that finance keeps for it. */
export const KeptDisplayRate = Type.Object({
  currency: Currency,
  kept: Nullable(
    Type.Object({ rate: ScaledDisplayRate, setTime: Timestamp, setBy: Type.String() }),
  ),
  /** What people are shown amounts by now: the rate of this row, that of settlements, or not at all. */
  shownBy: OneOf(['kept', 'settlements', 'nothing']),
});
export type KeptDisplayRate = Static<typeof KeptDisplayRate>;
