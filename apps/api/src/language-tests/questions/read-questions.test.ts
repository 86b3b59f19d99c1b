import { CallRefusal } from '../../calls/refusal.ts';
import { readQuestionFile } from './read-questions.ts';

const english =
  'Source language,Target language,Skill,Question,Passage,Option A,Option B,Option C,Option D,Right option';
const chinese = '源语言,目标语言,考查点,题目,材料,选项A,选项B,选项C,选项D,正确选项';
const good = 'German,en,terminology,Which is right?,Handlich.,Handy.,Manual.,Handmade.,Under.,A';

/** What is said of a file that can't be read as a whole. */
function refusalOf(text: string): string {
  try {
    readQuestionFile(text);
  } catch (error) {
    if (error instanceof CallRefusal) return error.options.fields?.text?.en ?? '';
    throw error;
  }
  return '';
}

describe('a file of questions', () => {
  it('is read by English headings, in any order', () => {
    const [first = ''] = english.split(',');
    const moved = [...english.split(',').slice(1), first.toUpperCase()].join(',');
    const row = [...good.split(',').slice(1), 'DE'].join(',');
    const question = {
      line: 2,
      sourceLanguage: 'de',
      targetLanguage: 'en',
      skill: 'terminology',
      prompt: 'Which is right?',
      passage: 'Handlich.',
      options: ['Handy.', 'Manual.', 'Handmade.', 'Under.'],
      answer: 0,
    };
    expect(readQuestionFile(`${english}\n${good}`)).toEqual({ questions: [question], faults: [] });
    expect(readQuestionFile(`${moved}\n${row}`)).toEqual({ questions: [question], faults: [] });
  });

  it('is read as a Chinese spreadsheet writes it, with a passage of several lines', () => {
    const row =
      '英语,中文（简体）,习语,“Break a leg”是什么意思？,"A:\nB, C",祝好运,骨折,快跑,再见,Ａ．';
    expect(readQuestionFile(`\uFEFF${chinese}\r\n${row}\r\n`)).toEqual({
      questions: [
        {
          line: 2,
          sourceLanguage: 'en',
          targetLanguage: 'zh-CN',
          skill: 'idiom',
          prompt: '“Break a leg”是什么意思？',
          passage: 'A:\nB, C',
          options: ['祝好运', '骨折', '快跑', '再见'],
          answer: 0,
        },
      ],
      faults: [],
    });
  });

  it.each([
    ['an unknown language', good.replace('German', 'Klingon'), /^Source language: Use a language/],
    ['one language twice', good.replace('German', 'English'), /^Target language: .* different\.$/],
    ['an unknown skill', good.replace('terminology', 'wit'), /^Skill: Use one of these: Meaning, /],
    ['nothing to ask', good.replace('Which is right?', ''), /^Question: Fill in this field\.$/],
    [
      'a long question',
      good.replace('right', 'x'.repeat(500)),
      /^Question: At most 500 characters\.$/,
    ],
    ['three options', good.replace('Under.', ''), /^Option D: Fill in this field\.$/],
    ['an option twice', good.replace('Under.', 'Handy.'), /^Option D: Two options are the same\.$/],
    ['no right option', good.replace(/A$/, 'E'), /^Right option: Write A, B, C or D\.$/],
    [
      'several faults',
      good.replace('Under.', '').replace(/A$/, ''),
      /^Option D: Fill in this field\. Right option: Write A, B, C or D\.$/,
    ],
  ])('names the line with %s', (_what, row, reason) => {
    const { questions, faults } = readQuestionFile(`${english}\n\n${row}\n`);
    expect(questions).toEqual([]);
    expect(faults).toEqual([
      {
        line: 3,
        reason: {
          en: expect.stringMatching(reason),
          zh: expect.stringMatching(/\p{Script=Han}+( [A-D])?：.*。$/u),
        },
      },
    ]);
  });

  it.each([
    // The letter of the answer would be the text of the last option.
    ['an unquoted comma', `${english}\nen,zh-CN,grammar,Choose, please,the article,one,the,an,a,D`],
    [
      'an unquoted full-width comma',
      `${chinese.replaceAll(',', '，')}\nen，zh-CN，语法，你好，世界，冠词，一，the，an，a，D`,
    ],
    [
      'an unquoted comma, where columns are left empty',
      `${english.replace(',Passage', '')},Passage\nen,zh-CN,grammar,Choose, please,one,the,an,a,A,`,
    ],
    [
      'an unquoted comma, where the last column has no name',
      `${english},\nen,zh-CN,grammar,Choose, please,the article,one,the,an,a,D`,
    ],
  ])('takes no line with %s', (_what, text) => {
    expect(readQuestionFile(text)).toEqual({
      questions: [],
      faults: [
        {
          line: 2,
          reason: {
            en: 'This line has more cells than the first has columns. Put a text that holds a comma in quotes.',
            zh: '该行的单元格多于首行的列名，含逗号的内容请用双引号括起。',
          },
        },
      ],
    });
  });

  it('may have columns of its own, and one without a name that is empty', () => {
    const { questions, faults } = readQuestionFile(`${english},Note,\n${good},by Ann,`);
    expect([questions.length, faults]).toEqual([1, []]);
  });

  it('names a question that stands in it twice, also with its options in another order', () => {
    const again = good.replace('Handy.,Manual.', 'MANUAL.,Handy.').replace(/A$/, 'B');
    const { questions, faults } = readQuestionFile(`${english}\n${good}\n${again}`);
    expect(questions).toHaveLength(1);
    expect(faults).toEqual([
      {
        line: 3,
        reason: { en: 'The same question stands in line 2.', zh: '与第 2 行的题目重复。' },
      },
    ]);
  });

  it.each([
    ['nothing', ' ', 'This file can’t be read as CSV. Save it as “CSV UTF-8” and choose it again.'],
    [
      'an open quote',
      `${english}\n"${good}`,
      'This file can’t be read as CSV. Save it as “CSV UTF-8” and choose it again.',
    ],
    ['headings alone', english, 'This file has headings but no question.'],
    [
      'missing columns',
      english.replace(',Skill', '').replace(',Right option', ''),
      'The first line must name the columns. Missing: Skill, Right option.',
    ],
    [
      'columns that stand twice',
      `${english},Question,正确选项\n${good},Which is wrong?,B`,
      'The first line must name each column once. More than once: Question, Right option.',
    ],
    [
      'semicolons',
      english.replaceAll(',', ';'),
      'No column was found. The first line must name the columns, with commas between them. Save the file as “CSV UTF-8” and choose it again.',
    ],
    [
      'too many lines',
      `${english}\n${Array.from({ length: 301 }, () => good).join('\n')}`,
      'This file has more than 300 questions. Split it.',
    ],
  ])('with %s is none', (_what, text, said) => {
    expect(refusalOf(text)).toBe(said);
  });

  it('is read heading by heading, however many there are', () => {
    const read = jest.spyOn(String.prototype, 'normalize');
    expect(refusalOf(`Notes${','.repeat(10_000)}\n${good}`)).toMatch(/^No column was found\./);
    const times = read.mock.calls.length;
    read.mockRestore();
    expect(times).toBeLessThan(11_000);
  });
});
