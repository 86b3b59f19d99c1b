import type { Question } from '@tolk/contract';

export interface QuestionValues {
  sourceLanguage: string | null;
  targetLanguage: string | null;
  prompt: string;
  passage: string;
  options: string[];
  /** Position of the right option as a radio's value; empty until one is chosen. */
  answer: string;
  skill: string | null;
}

/** A new question, with its pair when one was chosen before. */
export function emptyQuestion(pair: {
  sourceLanguage: string | null;
  targetLanguage: string | null;
}): QuestionValues {
  return { ...pair, prompt: '', passage: '', options: ['', '', '', ''], answer: '', skill: null };
}

export function valuesOf(question: Question): QuestionValues {
  const { sourceLanguage, targetLanguage, prompt, passage, options, answer, skill } = question;
  return {
    sourceLanguage,
    targetLanguage,
    prompt,
    passage,
    options: [...options],
    answer: String(answer),
    skill,
  };
}
