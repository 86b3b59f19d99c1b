import { t } from '@lingui/core/macro';
import type { Breaks } from '@tolk/contract';
import { number, object, string, type TestContext } from '@tolk/design-system/form-rules';
import { limits, mealProviders } from '@tolk/domain';

/** Breaks and meals while they are filled in: nothing, or both. */
export interface BreakValues {
  minutes: number | null;
  meals: Breaks['meals'] | null;
}

/** Of a form in which nothing is agreed on. */
export const noBreaks: BreakValues = { minutes: null, meals: null };

const most = limits.breaks.minutes;

/**
 * Rules of `breaks` in a form; they ask for nothing while the form is for other work. `areKept`: they can
 * be changed and not taken out, since a proposal without them leaves them as they are.
 */
export function breakRules<Form>(isForInterpreter: (form: Form) => boolean, areKept = false) {
  const isAsked = ({ from }: TestContext) => {
    const form: Form | undefined = from?.at(-1)?.value;
    return form !== undefined && isForInterpreter(form);
  };
  return object({
    minutes: number()
      .nullable()
      .defined()
      .test({
        name: 'bounds',
        message: () => t`Enter whole minutes, ${most} at most.`,
        test: (value, context) =>
          value === null ||
          !isAsked(context) ||
          (Number.isInteger(value) && value >= 0 && value <= most),
      })
      .test({
        name: 'both',
        message: () =>
          areKept
            ? t`Breaks can be changed, not taken out. Enter 0 for none.`
            : t`Enter the minutes, or leave both empty.`,
        test: (value, context) =>
          value !== null ||
          !isAsked(context) ||
          (!areKept && (context.parent as BreakValues).meals === null),
      }),
    meals: string()
      .oneOf(mealProviders)
      .nullable()
      .defined()
      .test({
        name: 'both',
        message: () =>
          areKept
            ? t`Choose who sees to meals.`
            : t`Choose who sees to meals, or leave both empty.`,
        test: (value, context) =>
          value !== null ||
          !isAsked(context) ||
          (!areKept && (context.parent as BreakValues).minutes === null),
      }),
  });
}

/** What is filled in of them; null where nothing is, or only half of it. */
export function filledBreaks({ minutes, meals }: BreakValues): Breaks | null {
  return minutes === null || meals === null ? null : { minutes, meals };
}

/** As far as they are filled in, for what is kept to go on with; null where nothing is. */
export function typedBreaks({ minutes, meals }: BreakValues): Partial<Breaks> | null {
  if (minutes === null && meals === null) return null;
  return { ...(minutes === null ? {} : { minutes }), ...(meals === null ? {} : { meals }) };
}
