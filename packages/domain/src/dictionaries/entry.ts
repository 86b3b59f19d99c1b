/** One choice of a dictionary: the value that is stored and sent, and its name in both languages. */
export interface DictionaryEntry {
  value: string;
  en: string;
  zh: string;
  /** Staff took it out of what is offered; where it is stored it keeps its name. */
  hidden?: boolean;
}

/** Whether forms and filters offer this entry. */
export function isOffered({ hidden }: DictionaryEntry): boolean {
  return hidden !== true;
}

const indexes = new WeakMap<readonly DictionaryEntry[], ReadonlyMap<string, DictionaryEntry>>();

/** The entry with this value, or undefined; the first look at a dictionary makes its index. */
export function entryOf(
  entries: readonly DictionaryEntry[],
  value: string,
): DictionaryEntry | undefined {
  let index = indexes.get(entries);
  if (index === undefined) {
    index = new Map(entries.map((entry) => [entry.value, entry]));
    indexes.set(entries, index);
  }
  return index.get(value);
}

/** Has to be called by code that changes a dictionary in place. */
export function forgetIndex(entries: readonly DictionaryEntry[]): void {
  indexes.delete(entries);
}

/** Values in the order in which these entries stand; what isn't among them comes last. */
export function inOrderOf(
  entries: readonly DictionaryEntry[],
  values: readonly string[],
): string[] {
  const places = new Map(entries.map(({ value }, place) => [value, place]));
  const placeOf = (value: string) => places.get(value) ?? entries.length;
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}
