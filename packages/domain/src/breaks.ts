/** Who sees to meals on a day of interpreting; `none`: it has none. */
export const mealProviders = ['client', 'supplier', 'none'] as const;
export type MealProvider = (typeof mealProviders)[number];

/** What is agreed on of the hours of a booking in which nobody interprets. */
export interface Breaks {
  /** On each day. */
  minutes: number;
  meals: MealProvider;
}
