import { t } from '@lingui/core/macro';
import { object, string } from '@tolk/design-system/form-rules';
import { shanghaiDay } from '@tolk/domain';
import { paymentMethods } from '../../parts/payment-words.tsx';

export interface RunValues {
  /** `2026-11-21`, in Shanghai. */
  day: string;
  method: (typeof paymentMethods)[number] | '';
}

/** A bill exists for days that are over in Shanghai. */
export function runRules(now: Date) {
  return object({
    day: string()
      .required()
      .test(
        'past',
        () => t`Choose a day that is over in Shanghai.`,
        (day) => day === undefined || day < shanghaiDay(now),
      ),
    method: string().required().oneOf(paymentMethods),
  });
}
