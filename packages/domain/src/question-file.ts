/**
 * Columns of a file of questions for the language tests, in their order in the template; a file may
 * call them by either name.
 */
export const questionColumns = [
  { value: 'sourceLanguage', en: 'Source language', zh: '源语言' },
  { value: 'targetLanguage', en: 'Target language', zh: '目标语言' },
  { value: 'skill', en: 'Skill', zh: '考查点' },
  { value: 'prompt', en: 'Question', zh: '题目' },
  { value: 'passage', en: 'Passage', zh: '材料' },
  { value: 'optionA', en: 'Option A', zh: '选项 A' },
  { value: 'optionB', en: 'Option B', zh: '选项 B' },
  { value: 'optionC', en: 'Option C', zh: '选项 C' },
  { value: 'optionD', en: 'Option D', zh: '选项 D' },
  { value: 'answer', en: 'Right option', zh: '正确选项' },
] as const;
export type QuestionColumn = (typeof questionColumns)[number]['value'];
