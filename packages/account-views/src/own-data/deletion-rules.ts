import { t } from '@lingui/core/macro';
import { object, string } from '@tolk/design-system/form-rules';
import { codeRule } from '../security/security-rules.ts';

/** The word that the person types, in the language in use. */
export function confirmationWord(): string {
  return t({ message: 'DELETE', context: 'word to type' });
}

function wrongWord(): string {
  const word = confirmationWord();
  return t`Type ${word} to confirm.`;
}

export const deletionRules = object({
  code: codeRule,
  confirmation: string().test(
    'word',
    wrongWord,
    (typed = '') => typed.trim().toUpperCase() === confirmationWord(),
  ),
});
