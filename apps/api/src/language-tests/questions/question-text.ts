import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import { blankFaults, fieldTexts, type FieldFaults } from '../../calls/field-rules.ts';
import type { Pair } from '../tests/passed-test-repository.ts';

export interface QuestionText extends Pair {
  prompt: string;
  passage: string;
  options: readonly string[];
  /** 0 to 3. */
  answer: number;
  skill: string;
}

/** As it is stored: without blanks around its texts. */
export function trimmedQuestion(form: QuestionText): QuestionText {
  const { sourceLanguage, targetLanguage, answer } = form;
  return {
    sourceLanguage,
    targetLanguage,
    prompt: form.prompt.trim(),
    passage: form.passage.trim(),
    options: form.options.map((option) => option.trim()),
    answer,
    skill: form.skill.trim(),
  };
}

/** Languages of a pair: both of the dictionary, and two of them. */
export function pairFaults({ sourceLanguage, targetLanguage }: Pair): FieldFaults {
  const faults: FieldFaults = {};
  if (!dictionaryEntry('language', sourceLanguage))
    faults.sourceLanguage = fieldTexts.unknownChoice;
  if (!dictionaryEntry('language', targetLanguage))
    faults.targetLanguage = fieldTexts.unknownChoice;
  else if (sourceLanguage === targetLanguage) faults.targetLanguage = fieldTexts.sameLanguage;
  return faults;
}

/** What is wrong with a question, once it is trimmed. */
export function questionFaults(question: QuestionText): FieldFaults {
  const { prompt, skill, options } = question;
  const texts = options.map((option, index) => [`options.${index}`, option] as const);
  const faults = {
    ...pairFaults(question),
    ...blankFaults({ prompt, skill, ...Object.fromEntries(texts) }),
  };
  for (const [index, option] of options.entries()) {
    if (options.indexOf(option) < index) {
      faults[`options.${index}`] ??= { en: 'Two options are the same.', zh: '选项不能重复。' };
    }
  }
  return faults;
}

/**
 * By what a question is known again: its pair, what is asked and the options in any order. Questions
 * often share their prompt, such as “Choose the best translation.”
 */
export function questionKey({
  sourceLanguage,
  targetLanguage,
  prompt,
  passage,
  options,
}: Omit<QuestionText, 'answer' | 'skill'>): string {
  const texts = [prompt, passage, ...options.map(sameForm).toSorted()].map(sameForm);
  return JSON.stringify([sourceLanguage, targetLanguage, ...texts]);
}

/** Whether two of the same key have another right option. */
export function differInAnswer(
  one: Pick<QuestionText, 'options' | 'answer'>,
  other: Pick<QuestionText, 'options' | 'answer'>,
): boolean {
  const right = one.options[one.answer] ?? '';
  // Options may differ by capital letters alone: what is written alike comes first.
  const place = other.options.indexOf(right);
  if (place >= 0) return place !== other.answer;
  return sameForm(right) !== sameForm(other.options[other.answer] ?? '');
}

function sameForm(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
