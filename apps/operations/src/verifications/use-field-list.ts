import { useLingui } from '@lingui/react/macro';
import { inOrderOf } from '@tolk/domain/dictionaries/entry';
import { fields } from '@tolk/domain/dictionaries/fields';
import { useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';

/** The names of fields of work in the order in which they are offered; `None` where there are none. */
export function useFieldList(): (fields: readonly string[]) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  return (chosen) =>
    inOrderOf(fields, chosen)
      .map(names.field)
      .join(language === 'en' ? '; ' : '、') || t({ message: 'None', context: 'value' });
}
