import { limits, questionColumns, type QuestionColumn } from '@tolk/domain';
import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import { languages } from '@tolk/domain/dictionaries/languages';
import { testSkills } from '@tolk/domain/dictionaries/skills';
import { invalidFields, type BilingualText } from '../../calls/refusal.ts';
import type { FieldFaults } from '../../calls/field-rules.ts';
import { readCsv } from '../../files/read-csv.ts';
import {
  questionFaults,
  questionKey,
  trimmedQuestion,
  type QuestionText,
} from './question-text.ts';

export interface QuestionFile {
  questions: (QuestionText & { line: number })[];
  faults: { line: number; reason: BilingualText }[];
}

type Cell = (column: QuestionColumn) => string;

const { languageTest } = limits;
const optionColumns = ['optionA', 'optionB', 'optionC', 'optionD'] as const;

const texts = {
  noCsv: {
    en: 'This file can’t be read as CSV. Save it as “CSV UTF-8” and choose it again.',
    zh: '文件无法按 CSV 格式读取，请另存为“CSV UTF-8”后重新选择。',
  },
  noColumn: {
    en: 'No column was found. The first line must name the columns, with commas between them. Save the file as “CSV UTF-8” and choose it again.',
    zh: '未识别到任何列。首行须为列名并以逗号分隔，请另存为“CSV UTF-8”后重新选择。',
  },
  noLine: {
    en: 'This file has headings but no question.',
    zh: '文件只有列名，没有题目。',
  },
  tooMany: {
    en: `This file has more than ${languageTest.fileQuestions} questions. Split it.`,
    zh: `文件中的题目超过 ${languageTest.fileQuestions} 道，请拆分后导入。`,
  },
  moreCells: {
    en: 'This line has more cells than the first has columns. Put a text that holds a comma in quotes.',
    zh: '该行的单元格多于首行的列名，含逗号的内容请用双引号括起。',
  },
  language: {
    en: 'Use a language of our list, by its name or code, such as “English” or “en”.',
    zh: '请填写平台语种的名称或代码，如“英语”或“en”。',
  },
  skill: {
    en: `Use one of these: ${testSkills.map(({ en }) => en).join(', ')}.`,
    zh: `请填写以下之一：${testSkills.map(({ zh }) => zh).join('、')}。`,
  },
  answer: { en: 'Write A, B, C or D.', zh: '请填写 A、B、C 或 D。' },
} as const satisfies Record<string, BilingualText>;

/**
 * Questions of a file: CSV with a heading for each column. A question that stands in it twice is a
 * fault of the later line. Throws 422 at `text` for what is no such file.
 */
export function readQuestionFile(text: string): QuestionFile {
  const [head, ...rows] = readCsv(text) ?? [];
  if (head === undefined) return unreadable(texts.noCsv);
  const headings = head.cells.map(plain);
  const places = placesOf(headings);
  if (places.size === 0) return unreadable(texts.noColumn);
  const missing = questionColumns.filter(({ value }) => !places.has(value));
  if (missing.length > 0) return unreadable(missingText(missing));
  const twice = questionColumns.filter(({ value }) => (places.get(value) ?? []).length > 1);
  if (twice.length > 0) return unreadable(twiceNamedText(twice));
  if (rows.length === 0) return unreadable(texts.noLine);
  if (rows.length > languageTest.fileQuestions) return unreadable(texts.tooMany);

  const file: QuestionFile = { questions: [], faults: [] };
  const words = { languages: valuesByWord(languages), skills: valuesByWord(testSkills) };
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const question = questionIn(
      (column) => cells[places.get(column)?.[0]?.place ?? -1] ?? '',
      words,
    );
    const key = questionKey(question);
    const fault = isShifted(cells, headings)
      ? texts.moreCells
      : (faultOf(question) ?? twiceText(lines.get(key)));
    if (fault === undefined) {
      file.questions.push({ line, ...question });
      lines.set(key, line);
    } else file.faults.push({ line, reason: fault });
  }
  return file;
}

/** Where each column stands among the headings. */
function placesOf(headings: readonly string[]): Map<QuestionColumn, { place: number }[]> {
  const columns = new Map<string, QuestionColumn>(
    questionColumns.flatMap(({ value, en, zh }) => [en, zh].map((name) => [plain(name), value])),
  );
  const named = headings.flatMap((heading, place) => {
    const column = columns.get(heading);
    return column ? [{ column, place }] : [];
  });
  return Map.groupBy(named, ({ column }) => column);
}

/** A comma without quotes moves all that follows by a cell: another text would be the right option. */
function isShifted(cells: readonly string[], headings: readonly string[]): boolean {
  return (
    cells.length > headings.length ||
    cells.some((cell, place) => cell !== '' && headings[place] === '')
  );
}

function unreadable(text: BilingualText): never {
  return invalidFields({ text });
}

function missingText(columns: readonly BilingualText[]): BilingualText {
  const { en, zh } = namesOf(columns);
  return {
    en: `The first line must name the columns. Missing: ${en}.`,
    zh: `首行须为列名，缺少：${zh}。`,
  };
}

function twiceNamedText(columns: readonly BilingualText[]): BilingualText {
  const { en, zh } = namesOf(columns);
  return {
    en: `The first line must name each column once. More than once: ${en}.`,
    zh: `首行中每个列名只能出现一次，重复：${zh}。`,
  };
}

function namesOf(columns: readonly BilingualText[]): BilingualText {
  return {
    en: columns.map(({ en }) => en).join(', '),
    zh: columns.map(({ zh }) => zh).join('、'),
  };
}

function twiceText(line: number | undefined): BilingualText | undefined {
  if (line === undefined) return undefined;
  return {
    en: `The same question stands in line ${line}.`,
    zh: `与第 ${line} 行的题目重复。`,
  };
}

/** Values by their names in both languages and by themselves. */
type Words = ReadonlyMap<string, string>;

function valuesByWord(entries: readonly DictionaryEntry[]): Words {
  return new Map(
    entries.flatMap(({ value, en, zh }) => [value, en, zh].map((word) => [plain(word), value])),
  );
}

/** What can't be read stays as it was written, or is -1, and is a fault. */
function questionIn(cell: Cell, words: { languages: Words; skills: Words }): QuestionText {
  const valueOf = (known: Words, column: QuestionColumn) =>
    known.get(plain(cell(column))) ?? cell(column);
  return trimmedQuestion({
    sourceLanguage: valueOf(words.languages, 'sourceLanguage'),
    targetLanguage: valueOf(words.languages, 'targetLanguage'),
    skill: valueOf(words.skills, 'skill'),
    prompt: cell('prompt'),
    passage: cell('passage'),
    options: optionColumns.map(cell),
    answer: answerIn(cell('answer')),
  });
}

function answerIn(cell: string): number {
  const letter = /^[a-d](?=[.、)]?$)/.exec(plain(cell))?.[0];
  return letter === undefined ? -1 : 'abcd'.indexOf(letter);
}

/** All that is wrong with a line, each with the name of its column. */
function faultOf(question: QuestionText): BilingualText | undefined {
  const faults: FieldFaults = { ...lengthFaults(question), ...questionFaults(question) };
  for (const field of ['sourceLanguage', 'targetLanguage'] as const) {
    if (!languages.some(({ value }) => value === question[field])) faults[field] = texts.language;
  }
  if (!testSkills.some(({ value }) => value === question.skill)) faults.skill = texts.skill;
  if (question.answer < 0) faults.answer = texts.answer;

  const named = questionColumns.flatMap(({ value, en, zh }) => {
    const fault = faults[fieldOf(value)];
    return fault ? [{ en: `${en}: ${fault.en}`, zh: `${zh}：${fault.zh}` }] : [];
  });
  if (named.length === 0) return undefined;
  return { en: named.map(({ en }) => en).join(' '), zh: named.map(({ zh }) => zh).join('') };
}

function fieldOf(column: QuestionColumn): string {
  const option = optionColumns.findIndex((one) => one === column);
  return option < 0 ? column : `options.${option}`;
}

/** By hand the contract refuses what is longer. */
function lengthFaults({ prompt, passage, options }: QuestionText): FieldFaults {
  const lengths = [
    ['prompt', prompt, languageTest.prompt],
    ['passage', passage, languageTest.passage],
    ...options.map((option, index) => [`options.${index}`, option, languageTest.option] as const),
  ] as const;
  return Object.fromEntries(
    lengths
      .filter(([, text, max]) => text.length > max)
      .map(([field, , max]) => [
        field,
        { en: `At most ${max} characters.`, zh: `不能超过 ${max} 个字符。` },
      ]),
  );
}

/** Full-width letters, figures and brackets in their plain form, in lower case, without blanks. */
function plain(cell: string): string {
  return cell.normalize('NFKC').replaceAll(/[\s_]/g, '').toLowerCase();
}
