import { useLingui } from '@lingui/react/macro';
import type { WordBand } from '@tolk/domain';

/** What the bands of a word analysis are called; ranges are of what a segment has in common with an earlier one. */
export function useBandNames(): Readonly<Record<WordBand, string>> {
  const { t } = useLingui();
  return {
    repetitions: t({ message: 'Repetitions', context: 'words' }),
    exact: t({ message: '100% matches', context: 'words' }),
    fuzzy95: t({ message: '95–99% matches', context: 'words' }),
    fuzzy85: t({ message: '85–94% matches', context: 'words' }),
    fuzzy75: t({ message: '75–84% matches', context: 'words' }),
    fuzzy50: t({ message: '50–74% matches', context: 'words' }),
    new: t({ message: 'New', context: 'words' }),
  };
}
