import type { OutputRow } from '@tolk/contract';
import { countingRuleOf, outputPerDay } from '@tolk/domain';
import type { FoundRate } from './rates-csv.ts';
import type { InFile } from './read-file.ts';
import type { PairVolume } from './tmx-pairs.ts';

export type OutputForm = Omit<OutputRow, 'estimateYieldId'> & { estimateYieldId?: string };

/** One line of the profile as it would be after the import. */
export interface Proposal {
  key: string;
  form: OutputForm;
  /** Whether it changes a line that is there. */
  changes: boolean;
  /** From a translation memory. */
  volume: PairVolume | null;
}

/** What a file says that the profile does not have yet. */
export function proposalsOf(
  inFile: InFile,
  outputs: readonly OutputRow[],
  currency: string,
): Proposal[] {
  const proposals =
    inFile.kind === 'rates'
      ? inFile.rates.flatMap((rate) => fromRate(rate, outputs))
      : inFile.volumes.flatMap((volume) => fromVolume(volume, outputs, currency));
  // The first of two lines about the same work.
  return [...new Map(proposals.toReversed().map((one) => [one.key, one])).values()].toReversed();
}

function fromRate(rate: FoundRate, outputs: readonly OutputRow[]): Proposal[] {
  const there = outputs.find((one) => keyOf(one) === keyOf(rate));
  if (there === undefined) {
    const form = { ...rate, wordsPerDay: wordsPerDayOf(rate, outputs), wordsPerWeek: null };
    return [{ key: keyOf(rate), form, changes: false, volume: null }];
  }
  const { unitPrice, currency, unitName } = rate;
  const same =
    unitPrice === null ||
    (unitPrice === there.unitPrice && currency === there.currency && unitName === there.unitName);
  if (same) return [];
  const form = { ...there, unitPrice, currency, unitName };
  return [{ key: keyOf(rate), form, changes: true, volume: null }];
}

function fromVolume(
  volume: PairVolume,
  outputs: readonly OutputRow[],
  currency: string,
): Proposal[] {
  const { sourceLanguage, targetLanguage } = volume;
  const form = {
    sourceLanguage,
    targetLanguage,
    outputType: 'translation' as const,
    wordsPerWeek: null,
    unitPrice: null,
    currency,
    unitName: '',
  };
  const there = outputs.some((one) => keyOf(one) === keyOf(form));
  const wordsPerDay = wordsPerDayOf({ ...form, wordsPerDay: null }, outputs);
  return there
    ? []
    : [{ key: keyOf(form), form: { ...form, wordsPerDay }, changes: false, volume }];
}

/** As the table says it, or the supplier's other rows of the kind, else as is usual; shown before it is saved. */
function wordsPerDayOf(
  work: Work & Pick<OutputRow, 'wordsPerDay'>,
  outputs: readonly OutputRow[],
): number | null {
  const { outputType, sourceLanguage } = work;
  if (outputType === 'interpretation') return null;
  const { unit } = countingRuleOf(sourceLanguage);
  const alike = outputs.find(
    (one) => one.outputType === outputType && countingRuleOf(one.sourceLanguage).unit === unit,
  );
  return work.wordsPerDay ?? alike?.wordsPerDay ?? outputPerDay(outputType, sourceLanguage);
}

type Work = Pick<OutputRow, 'sourceLanguage' | 'targetLanguage' | 'outputType'>;

function keyOf({ sourceLanguage, targetLanguage, outputType }: Work): string {
  return [sourceLanguage, targetLanguage, outputType].join(' ');
}
