import {
  dictionaryEntry,
  offeredEntry,
  type DictionaryType,
} from '@tolk/domain/dictionaries/index';
import { fieldTexts, type FieldFaults } from '../../calls/field-rules.ts';

/**
 * A field with the dictionary that it is chosen from; an empty value is no choice. `kept` stood there
 * before and may stay, also when staff no longer offer it.
 */
type Choice = readonly [
  type: DictionaryType,
  value: string | readonly string[],
  kept?: string | readonly string[],
];

/** Faults for the fields that hold something which their dictionary doesn't offer. */
export function choiceFaults(choices: Record<string, Choice>): FieldFaults {
  return Object.fromEntries(
    Object.entries(choices)
      .filter(([, [type, value, kept = []]]) =>
        [value]
          .flat()
          .some(
            (one) =>
              one !== '' && ![kept].flat().includes(one) && offeredEntry(type, one) === undefined,
          ),
      )
      .map(([field]) => [field, fieldTexts.unknownChoice]),
  );
}

/** A city or province of China, or nothing. */
export function regionFaults(region: string): FieldFaults {
  const known =
    region === '' || dictionaryEntry('city', region) || dictionaryEntry('province', region);
  return known ? {} : { region: fieldTexts.unknownChoice };
}
