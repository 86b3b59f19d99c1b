import { t } from '@lingui/core/macro';
import type { Breaks } from '@tolk/contract';
import { number, object, string, type TestContext } from '@tolk/design-system/form-rules';
import { areBreaksShorter, limits, mealProviders } from '@tolk/domain';
import { filledIn, type BookingValues } from './booking-values.ts';

/** Breaks and meals while they are filled in: nothing, or both. */
export interface BreakValues {
  minutes: number | null;
  meals: Breaks['meals'] | null;
}

/** Of a form in which nothing is agreed on. */
export const noBreaks: BreakValues = { minutes: null, meals: null };

const most = limits.breaks.minutes;

/** What the breaks are of. */
interface Booked {
  bookings: readonly BookingValues[];
  zone: string;
}

interface BreakRules<Form> {
  /** Whether they are asked for; a form for other work asks for nothing. */
  isForInterpreter: (form: Form) => boolean;
  /** They can be changed and not taken out, since a proposal without them leaves them as they are. */
  areKept?: boolean;
  /** Whether breaks and bookings are those that were agreed on, which may be older than the rule. */
  areAgreed?: (form: Form) => boolean;
}

/** Rules of `breaks` in a form. */
export function breakRules<Form extends Booked>({
  isForInterpreter,
  areKept = false,
  areAgreed = () => false,
}: BreakRules<Form>) {
  const formOf = ({ from }: TestContext): Form | undefined => from?.at(-1)?.value;
  const isAsked = (context: TestContext) => {
    const form = formOf(context);
    return form !== undefined && isForInterpreter(form);
  };
  return object({
    minutes: number()
      .nullable()
      .defined()
      .test({
        name: 'bounds',
        message: () => t`Enter whole minutes, ${most} at most.`,
        test: (value, context) => value === null || !isAsked(context) || areWithinBounds(value),
      })
      .test({
        name: 'shorter',
        message: () => t`Breaks must be shorter than the time booked on each day.`,
        test(minutes, context) {
          const form = formOf(context);
          if (form === undefined || minutes === null || !areWithinBounds(minutes)) return true;
          return !isForInterpreter(form) || areAgreed(form) || fitIn(form, minutes);
        },
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

function areWithinBounds(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= most;
}

function fitIn({ bookings, zone }: Booked, minutes: number): boolean {
  const spans = filledIn(bookings)
    .map(({ startTime, endTime }) => ({ start: new Date(startTime), end: new Date(endTime) }))
    .filter(({ start, end }) => start < end);
  return areBreaksShorter({ minutes }, spans, zone);
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
