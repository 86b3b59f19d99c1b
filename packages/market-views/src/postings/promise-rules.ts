import { t } from '@lingui/core/macro';
import { boolean, object } from '@tolk/design-system/form-rules';

export interface PromiseValues {
  promised: boolean;
}

export const promiseRules = object({
  promised: boolean()
    .required()
    .test({
      name: 'promised',
      message: () => t`Tick the box to open the files.`,
      test: (value) => value,
    }),
});
