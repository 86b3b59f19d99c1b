/**
 * What staff change in dictionaries: names, what is offered, entries of their own. Languages,
 * countries, regions, units and the like follow standards or carry rules and are not theirs.
 */
import { banks } from './banks.ts';
import { forgetIndex, type DictionaryEntry } from './entry.ts';
import { fields } from './fields.ts';
import { degrees, mediaPlatforms, sources } from './people.ts';
import { appealTypes, feedbackTypes } from './service.ts';
import { jobLevels } from './work.ts';

/** The dictionaries that staff may change, by their type names. */
const editable = {
  field: fields,
  source: sources,
  mediaPlatform: mediaPlatforms,
  degree: degrees,
  jobLevel: jobLevels,
  feedbackType: feedbackTypes,
  appealType: appealTypes,
  bank: banks,
} as const satisfies Record<string, readonly DictionaryEntry[]>;

export type EditableDictionary = keyof typeof editable;
export const editableDictionaries = Object.keys(editable) as readonly EditableDictionary[];

export interface DictionaryChange {
  dictType: string;
  value: string;
  en: string;
  zh: string;
  hidden: boolean;
  /** Where staff put it among the entries, from 0; null where they put them into no order. */
  place: number | null;
}

export function isEditableDictionary(type: string): type is EditableDictionary {
  return Object.hasOwn(editable, type);
}

const originals: ReadonlyMap<EditableDictionary, readonly DictionaryEntry[]> = new Map(
  editableDictionaries.map((type) => [type, [...editable[type]]]),
);

/** The entries that come with the product, without any change. */
export function originalEntries(type: EditableDictionary): readonly DictionaryEntry[] {
  return originals.get(type) ?? [];
}

/**
 * The original entries with these changes, in the order that staff put them into; what they did not
 * place keeps its own, and entries of the staff's own come last.
 */
export function changedEntries(
  type: EditableDictionary,
  changes: readonly DictionaryChange[],
): DictionaryEntry[] {
  const own = changes.filter(({ dictType }) => dictType === type);
  const byValue = new Map(own.map((change) => [change.value, change]));
  const before = originalEntries(type);
  const known = new Set(before.map(({ value }) => value));
  const entries = [
    ...before.map((entry) => {
      const change = byValue.get(entry.value);
      return change ? entryFrom(change) : entry;
    }),
    ...own.filter(({ value }) => !known.has(value)).map(entryFrom),
  ];
  const places = new Map(
    entries.map(({ value }, index) => [value, byValue.get(value)?.place ?? index]),
  );
  return entries.toSorted(
    (one, other) => (places.get(one.value) ?? 0) - (places.get(other.value) ?? 0),
  );
}

/**
 * Brings every editable dictionary to the original entries with these changes, and no others: they
 * are changed in place, so that who holds one sees it. Changes of other types are passed over.
 */
export function applyDictionaryChanges(changes: readonly DictionaryChange[]): void {
  for (const type of editableDictionaries) {
    // For everybody but this function they are read-only.
    const entries = editable[type] as DictionaryEntry[];
    entries.splice(0, entries.length, ...changedEntries(type, changes));
    forgetIndex(entries);
  }
}

function entryFrom({ value, en, zh, hidden }: DictionaryChange): DictionaryEntry {
  return hidden ? { value, en, zh, hidden } : { value, en, zh };
}
