import { useLingui } from '@lingui/react/macro';
import type { HallTopic } from '@tolk/contract/public-hall';
import { languageName, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';

/** What a page of the hall is called by its topic; search engines read the same. */
export function useTopicTitle() {
  const { t } = useLingui();
  const names = useNames();
  const language = useLanguage();
  return ({ pair, type, field }: HallTopic): string => {
    if (pair) {
      const source = languageName(pair.source, language);
      const target = languageName(pair.target, language);
      return t`${source} to ${target} jobs`;
    }
    if (field) {
      const name = names.field(field);
      return t`${name}: translation and interpreting jobs`;
    }
    if (type) {
      const name = names.type(type);
      return t`${name} jobs`;
    }
    return t`Translation and interpreting jobs`;
  };
}
