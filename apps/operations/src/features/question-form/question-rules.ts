import { t } from '@lingui/core/macro';
import { array, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import type { QuestionValues } from './question-values.ts';

const { languageTest } = limits;

const option = string()
  .trim()
  .max(languageTest.option)
  .required()
  .test({
    name: 'unique',
    message: () => t`Two options are the same.`,
    test: (value, { parent }) =>
      (parent as string[]).filter((other) => other.trim() === value).length < 2,
  });

/** What a question must have; the bounds are the server's own. */
export const questionRules = object({
  sourceLanguage: string().required(),
  targetLanguage: string()
    .required()
    .test({
      name: 'differs',
      message: () => t`Choose a language other than the source.`,
      test: (value, { parent }) => value !== (parent as QuestionValues).sourceLanguage,
    }),
  prompt: string().trim().max(languageTest.prompt).required(),
  passage: string().trim().max(languageTest.passage),
  options: array().of(option).length(languageTest.options).required(),
  answer: string().required(() => t`Choose the right option.`),
  skill: string().required(),
});
