/** One choice of a dictionary: the value that is stored and sent, and its name in both languages. */
export interface DictionaryEntry {
  value: string;
  en: string;
  zh: string;
}
