import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from '@tolk/design-system/form';
import { languageName, useLanguage } from '@tolk/i18n';
import { useChoices } from '@tolk/labels';
import type { PostingValues } from './posting-values.ts';

/** A name that says what it is, until the client gives one. */
export function useProposedName(): string {
  const { t } = useLingui();
  const language = useLanguage();
  const { types } = useChoices();
  const { projectType, sourceLanguage, targetLanguage } = useFormikContext<PostingValues>().values;
  const type = types.find(({ value }) => value === projectType)?.label ?? '';
  const source = languageName(sourceLanguage ?? '', language);
  const target = languageName(targetLanguage ?? '', language);
  return t`${type}: ${source} into ${target}`;
}
