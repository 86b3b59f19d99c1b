import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';

/** The names of fields of work in a row; `None` where there are none. */
export function useFieldList(): (fields: readonly string[]) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  return (fields) =>
    fields.map(names.field).join(language === 'en' ? '; ' : '、') ||
    t({ message: 'None', context: 'value' });
}
