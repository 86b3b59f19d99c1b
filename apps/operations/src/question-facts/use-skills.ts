import { testSkills } from '@tolk/domain/dictionaries/skills';
import { useLanguage } from '@tolk/i18n';
import { choiceOf, nameIn } from '@tolk/labels';

/** What a question of the bank tries; a skill of somebody's own stays as it was written. */
export function useSkills() {
  const language = useLanguage();
  return {
    name: (skill: string) => nameIn(testSkills, skill, language),
    choices: testSkills.map((entry) => choiceOf(entry, language)),
  };
}
