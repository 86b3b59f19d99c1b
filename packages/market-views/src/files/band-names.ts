import { useLingui } from '@lingui/react/macro';
import type { WordBand } from '@tolk/domain';

/** What the bands of a word analysis are called; ranges are of what a segment has in common with an earlier one. */
export function useBandNames(): Readonly<Record<WordBand, string>> {
  const { t } = useLingui();
  return {
    repetitions: t({ message: 'Repetitions', context: 'words' }),
    exact: t`100% matches`,
    fuzzy95: t`95–99% matches`,
    fuzzy85: t`85–94% matches`,
    fuzzy75: t`75–84% matches`,
    fuzzy50: t`50–74% matches`,
    new: t({ message: 'New', context: 'words' }),
  };
}
