import { t } from '@lingui/core/macro';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { profile, unitPrice } = limits;
const amount = (max: number) => number().nullable().integer().min(1).max(max);

export const outputRules = object({
  sourceLanguage: string().nullable().required(),
  targetLanguage: string()
    .nullable()
    .required()
    .test({
      name: 'differs',
      message: () => t`Choose a language other than the source.`,
      test: (value, { parent }) =>
        value === null || value !== (parent as { sourceLanguage: string | null }).sourceLanguage,
    }),
  outputType: string().required(),
  wordsPerDay: amount(profile.wordsPerDay),
  wordsPerWeek: amount(profile.wordsPerWeek).test({
    name: 'notBelowDay',
    message: () => t`The weekly figure can’t be lower than the daily one.`,
    test: (value, { parent }) => {
      const { wordsPerDay } = parent as { wordsPerDay: number | null };
      return !value || !wordsPerDay || value >= wordsPerDay;
    },
  }),
  unitPrice: number().nullable().min(unitPrice.min).max(unitPrice.max),
  unitName: string()
    .nullable()
    .when('unitPrice', ([price], rule) =>
      price === null || price === undefined ? rule : rule.required(),
    ),
});
