import { t } from '@lingui/core/macro';
import { object, string, type TestContext } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import type { BookingValues } from './booking-values.ts';

/** Rules of one booking in a form; they ask for nothing while the form is for other work. */
export function bookingRules<Form>(isForInterpreter: (form: Form) => boolean) {
  const isAsked = ({ from }: TestContext) => {
    const form: Form | undefined = from?.at(-1)?.value;
    return form !== undefined && isForInterpreter(form);
  };
  return object({
    startTime: string()
      .nullable()
      .defined()
      .test({
        name: 'begin',
        message: () => t`Choose when the interpreting starts.`,
        test: (value, context) => Boolean(value) || !isAsked(context),
      }),
    endTime: string()
      .nullable()
      .defined()
      .test({
        name: 'end',
        message: () =>
          t`Choose when the interpreting ends, on the same day or the following night.`,
        test(value, context) {
          if (!isAsked(context)) return true;
          const { startTime } = context.parent as BookingValues;
          if (!value || !startTime) return Boolean(value);
          const length = Date.parse(value) - Date.parse(startTime);
          return length > 0 && length <= limits.order.bookings.ms;
        },
      }),
  });
}
