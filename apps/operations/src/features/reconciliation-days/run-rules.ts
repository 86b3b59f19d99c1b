import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import { object, string } from '@tolk/design-system/form-rules';
import { lastBilledDay, providerMethods, type ProviderMethod } from '@tolk/domain';

export interface RunValues {
  /** `2026-11-21`, in Shanghai. */
  day: string;
  method: ProviderMethod | '';
}

export const runRules = object({
  day: string()
    .required()
    .test(
      'billed',
      () =>
        t`Choose a past day. Each day’s statement is ready at 10:00 the next day, Beijing time.`,
      (day) => day === undefined || day <= lastBilledDay(new Date(serverNow())),
    ),
  method: string().required().oneOf(providerMethods),
});
