import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const names: Readonly<Record<string, MessageDescriptor>> = {
  meaning: msg({ message: 'Meaning', context: 'skill' }),
  terminology: msg({ message: 'Terminology', context: 'skill' }),
  grammar: msg({ message: 'Grammar', context: 'skill' }),
  register: msg({ message: 'Register', context: 'skill' }),
  idiom: msg({ message: 'Idiom', context: 'skill' }),
  numbers: msg({ message: 'Numbers', context: 'skill' }),
  culture: msg({ message: 'Culture', context: 'skill' }),
  convention: msg({ message: 'Convention', context: 'skill' }),
};

/** What a question of the bank tries; a skill of somebody's own stays as it was written. */
export function useSkills() {
  const { i18n } = useLingui();
  const name = (skill: string) => {
    const known = names[skill];
    return known ? i18n._(known) : skill;
  };
  return { name, choices: Object.keys(names).map((value) => ({ value, label: name(value) })) };
}
