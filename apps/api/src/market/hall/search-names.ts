import { dictionaryEntry, type DictionaryType } from '@tolk/domain/dictionaries/index';

interface NamedByDictionary {
  project_type: string;
  field: string;
  source_language: string;
  target_language: string;
  region: string;
  interpretation_mode: string | null;
}

/** Names of a posting's dictionary values in both languages, so that "法律" finds the field `law`. */
export function searchNames(posting: NamedByDictionary): string {
  const values: [DictionaryType, string][] = [
    ['projectType', posting.project_type],
    ['field', posting.field],
    ['language', posting.source_language],
    ['language', posting.target_language],
    ['city', posting.region],
    ['province', posting.region],
    ['interpretationMode', posting.interpretation_mode ?? ''],
  ];
  return values
    .map(([type, value]) => dictionaryEntry(type, value))
    .filter((entry) => entry !== undefined)
    .map(({ en, zh }) => `${en} ${zh}`)
    .join(' ');
}
