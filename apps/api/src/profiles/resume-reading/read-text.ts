import { limits } from '@tolk/domain';
import { languages as dictionary } from '@tolk/domain/dictionaries/index';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import {
  educationsIn,
  employmentsIn,
  type FoundEducation,
  type FoundEmployment,
} from './entries-in.ts';
import { sectionsOf, type Section, type SectionKind } from './sections.ts';

/** What a resume says, as far as it can be read from its text. Nothing of it is kept. */
export interface ResumeFindings {
  email: string;
  phone: string;
  wechat: string;
  /** Dictionary `language`. */
  languages: string[];
  educations: FoundEducation[];
  workExperiences: FoundEmployment[];
}

export function findingsIn(text: string): ResumeFindings {
  const sections = sectionsOf(text);
  return {
    ...contactIn(text),
    languages: languagesIn(linesOf(sections, 'languages')),
    educations: educationsIn(linesOf(sections, 'education')),
    workExperiences: employmentsIn(linesOf(sections, 'employment')),
  };
}

function linesOf(sections: readonly Section[], kind: SectionKind): string[] {
  return sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);
}

function contactIn(text: string): Pick<ResumeFindings, 'email' | 'phone' | 'wechat'> {
  return {
    email: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/.exec(text)?.[0] ?? '',
    phone: phoneIn(text),
    wechat:
      /(?:wechat|weixin|微信)(?:\s?(?:id|号))?\s?[:：]?\s?([a-z][\w-]{5,19})/i.exec(text)?.[1] ??
      '',
  };
}

/** The first that exists; one without a country code is taken to be Chinese, as at sign-up. */
function phoneIn(text: string): string {
  for (const [digits] of text.matchAll(/\+?\d[\d ()./-]{6,20}\d/g)) {
    const phone = parsePhoneNumberFromString(digits, 'CN');
    if (phone?.isValid()) return phone.formatInternational();
  }
  return '';
}

/** By their names in English, in Chinese and for themselves; of two that are called alike the more usual. */
function languagesIn(lines: readonly string[]): string[] {
  const text = lines.join('\n').toLowerCase();
  const named = dictionary.filter(({ en, zh, autonym }) =>
    [en, zh, autonym].some((name) => names(text, plainName(name))),
  );
  const byName = new Map<string, string>();
  for (const { en, value } of named) {
    if (!byName.has(plainName(en))) byName.set(plainName(en), value);
  }
  return [...byName.values()].slice(0, limits.profile.languageSkills);
}

/** Whether the text has this name as a word; Chinese has no blanks around words. */
function names(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at === -1 || /\p{Script=Han}/u.test(name)) return at !== -1;
  const around = text.charAt(at - 1) + text.charAt(at + name.length);
  return !/\p{L}/u.test(around);
}

/** `Chinese (Simplified)` is called Chinese in a resume. */
function plainName(name: string): string {
  return name.replace(/\s*[（(].*$/, '').toLowerCase();
}
