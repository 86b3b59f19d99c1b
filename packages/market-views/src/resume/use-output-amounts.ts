import { useLingui } from '@lingui/react/macro';
import { isCountedByCharacter } from '@tolk/domain';
import { formatNumber, useLanguage } from '@tolk/i18n';

/** How much somebody translates, in characters or words as the source language is counted. */
export function useOutputAmounts(sourceLanguage: string) {
  const { t } = useLingui();
  const language = useLanguage();
  const byCharacter = isCountedByCharacter(sourceLanguage);
  return {
    perDay: (count: number) => {
      const amount = formatNumber(count, language);
      return byCharacter ? t`${amount} characters a day` : t`${amount} words a day`;
    },
    perWeek: (count: number) => {
      const amount = formatNumber(count, language);
      return byCharacter ? t`${amount} characters a week` : t`${amount} words a week`;
    },
  };
}
