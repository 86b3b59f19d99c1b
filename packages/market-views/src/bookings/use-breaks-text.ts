import { useLingui } from '@lingui/react/macro';
import type { Breaks } from '@tolk/contract';

/** `60 minutes a day · Meals provided by the client`. */
export function useBreaksText(): (breaks: Breaks) => string {
  const { t } = useLingui();
  const meals = {
    client: t`Meals provided by the client`,
    supplier: t`Interpreter sees to meals`,
    none: t({ message: 'No meals', context: 'interpreting' }),
  };
  return (breaks) => {
    const { minutes } = breaks;
    const pause =
      minutes === 0
        ? t({ message: 'No breaks', context: 'interpreting' })
        : t`${minutes} minutes a day`;
    return `${pause} · ${meals[breaks.meals]}`;
  };
}
