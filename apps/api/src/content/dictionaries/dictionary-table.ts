export interface DictionaryChangeTable {
  dict_type: string;
  value: string;
  en: string;
  zh: string;
  hidden: boolean;
  /** Where staff put it, from 0; null where they put its dictionary into no order. */
  place: number | null;
  changed_at: Date;
}
