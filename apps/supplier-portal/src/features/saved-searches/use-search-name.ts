import type { HallFilter } from '@tolk/contract/hall-address';
import { limits } from '@tolk/domain';
import { languageName, languagePair, useLanguage } from '@tolk/i18n';
import { useNames, useRegionName } from '@tolk/labels';

/** What a search would be called by what it looks for: `Law and contracts, Chinese (Simplified) → English`. */
export function useSearchName(filter: HallFilter): string {
  const language = useLanguage();
  const names = useNames();
  const regionName = useRegionName();
  const { search, projectType, whFieldId, sourceLanguage, targetLanguage, region } = filter;
  const languages =
    sourceLanguage && targetLanguage
      ? [languagePair(sourceLanguage, targetLanguage, language)]
      : [sourceLanguage, targetLanguage].map((one) => one && languageName(one, language));
  const parts = [
    search,
    projectType && names.type(projectType),
    whFieldId && names.field(whFieldId),
    ...languages,
    region && regionName(region),
  ];
  return parts
    .filter(Boolean)
    .join(language === 'en' ? ', ' : '、')
    .slice(0, limits.savedSearch.name);
}
