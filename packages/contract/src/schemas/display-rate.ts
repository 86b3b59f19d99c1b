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

/** `kept`: by the rate of this row; `settlements`: by the one of settlements; `nothing`: not at all. */
export const displayRateSources = ['kept', 'settlements', 'nothing'] as const;

/** A currency of the dictionary with the rate that finance keeps for it. */
export const KeptDisplayRate = Type.Object({
  currency: Currency,
  kept: Nullable(
    Type.Object({ rate: ScaledDisplayRate, setTime: Timestamp, setBy: Type.String() }),
  ),
  /** By what people are shown amounts in it now. */
  shownBy: OneOf(displayRateSources),
});
export type KeptDisplayRate = Static<typeof KeptDisplayRate>;
