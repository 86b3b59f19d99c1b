export interface DictionaryChangeTable {
  dict_type: string;
  value: string;
  en: string;
  zh: string;
  hidden: boolean;
  changed_at: Date;
}
