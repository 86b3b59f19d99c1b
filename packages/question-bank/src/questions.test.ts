import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import { banks, type SeedQuestion } from './index.ts';

const positions = [0, 1, 2, 3] as const;

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function shareOf(
  questions: readonly SeedQuestion[],
  holds: (question: SeedQuestion) => boolean,
): number {
  return questions.filter(holds).length / questions.length;
}

function rightAnswerIsLongest({ options, answer }: SeedQuestion): boolean {
  return options.every(
    (option, index) => index === answer || option.length < options[answer].length,
  );
}

describe('the language tests', () => {
  it('no two questions share a key, in whatever bank they are', () => {
    expect(repeated(banks.flatMap(({ questions }) => questions.map(({ key }) => key)))).toEqual([]);
  });

  it('no two banks are for the same pair', () => {
    expect(
      repeated(
        banks.map(({ sourceLanguage, targetLanguage }) => `${sourceLanguage} ${targetLanguage}`),
      ),
    ).toEqual([]);
  });
});

describe.each(banks)(
  'the bank from $sourceLanguage to $targetLanguage',
  ({ sourceLanguage, targetLanguage, questions }) => {
    it('names languages of the dictionary', () => {
      expect(dictionaryEntry('language', sourceLanguage)).toBeDefined();
      expect(dictionaryEntry('language', targetLanguage)).toBeDefined();
    });

    it('holds twice as many questions as a test draws, or more', () => {
      expect(questions.length).toBeGreaterThanOrEqual(60);
    });

    it('asks nothing twice', () => {
      expect(
        repeated(questions.map(({ prompt, passage }) => `${prompt}\n${passage ?? ''}`)),
      ).toEqual([]);
    });

    it('offers four different options each time', () => {
      const alike = questions.filter(({ options }) => repeated(options).length > 0);
      expect(alike.map(({ key }) => key)).toEqual([]);
    });

    it('leaves no text empty and no blanks around a text', () => {
      const careless = questions.filter(({ prompt, passage, options }) =>
        [prompt, passage ?? 'none', ...options].some((text) => text === '' || text !== text.trim()),
      );
      expect(careless.map(({ key }) => key)).toEqual([]);
    });

    it.each(positions)(
      'has between 15 and 35 percent of its answers at position %i',
      (position) => {
        const share = shareOf(questions, ({ answer }) => answer === position);
        expect(share).toBeGreaterThanOrEqual(0.15);
        expect(share).toBeLessThanOrEqual(0.35);
      },
    );

    it('cannot be passed by choosing the longest option', () => {
      expect(shareOf(questions, rightAnswerIsLongest)).toBeLessThan(0.45);
    });
  },
);
