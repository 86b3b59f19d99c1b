import { wordsOf } from './measured.ts';

const nothing = {
  begun: 0,
  closed: 0,
  firstAnswerMs: null,
  resolutionMs: null,
  firstAnswerInTime: 0,
  firstAnswers: 0,
  resolvedInTime: 0,
  ratings: 0,
  averageRating: null,
};

it('what was not measured is a dash, and no share of nothing is taken', () => {
  expect(new Set(Object.values(wordsOf(nothing, 'en')))).toEqual(new Set(['–']));
});

it('medians are lengths of time, targets are shares, satisfaction has one decimal', () => {
  expect(
    wordsOf(
      {
        ...nothing,
        closed: 4,
        resolvedInTime: 1,
        firstAnswerMs: 150_000,
        resolutionMs: 7_200_000,
        firstAnswers: 2,
        firstAnswerInTime: 2,
        averageRating: 4.666,
      },
      'en',
    ),
  ).toEqual({
    firstAnswer: '2 min 30 s',
    firstAnswerInTime: '100%',
    resolution: '2 h',
    resolvedInTime: '25%',
    satisfaction: '4.7',
  });
});
