import { dictionaryEntry, type DictionaryType } from '@tolk/domain/dictionaries/index';
import { fieldTexts, type FieldFaults } from './field-rules.ts';

/** A field with the dictionary that it is chosen from; an empty value is no choice. */
type Choice = readonly [type: DictionaryType, value: string | readonly string[]];

/** Faults for the fields that hold something which their dictionary doesn't know. */
export function choiceFaults(choices: Record<string, Choice>): FieldFaults {
  return Object.fromEntries(
    Object.entries(choices)
      .filter(([, [type, value]]) =>
        [value].flat().some((one) => one !== '' && dictionaryEntry(type, one) === undefined),
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
