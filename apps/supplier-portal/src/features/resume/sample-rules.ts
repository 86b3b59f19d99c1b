import { t } from '@lingui/core/macro';
import { boolean, object, string } from '@tolk/design-system/form-rules';
import { holdsContact, limits } from '@tolk/domain';

const { min, max } = limits.publicProfile.sampleText;

const withoutContact = {
  name: 'contact',
  message: () => t`Leave out contact details: everybody could read them.`,
  test: (text: string | undefined) => !holdsContact(text ?? ''),
};
const text = () => string().trim().min(min).max(max).required().test(withoutContact);

export const sampleRules = object({
  title: string().trim().max(limits.resume.title).required().test(withoutContact),
  sourceLanguage: string().nullable().required(),
  targetLanguage: string()
    .nullable()
    .required()
    .test({
      name: 'other',
      message: () => t`Source and target language must be different.`,
      test: (target, { parent }) => !target || target !== parent.sourceLanguage,
    }),
  whFieldId: string().nullable().required(),
  sourceText: text(),
  targetText: text(),
  isPublic: boolean().required(),
});
