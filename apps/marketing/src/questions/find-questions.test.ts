import { findQuestions, piecesOf } from './find-questions.ts';
import { questions } from './questions.ts';

const all = Object.values(questions).flat();
const ids = (typed: string) => findQuestions(all, typed).map(({ id }) => id);

describe('findQuestions', () => {
  it.each([
    ['PayPal', 'payout-methods'],
    ['delete account', 'delete-account'],
    ['退款', 'late-delivery'],
    ['译员不回应', 'no-answer-to-order'],
    ['ＰａｙＰａｌ', 'commission'],
    ['申诉 复核', 'appeal'],
    ['发票', 'invoice'],
    ['invoice', 'invoice'],
  ])('%j finds %s', (typed, id) => {
    expect(ids(typed)).toContain(id);
  });

  it('every word has to be there', () => {
    expect(ids('refund zebra')).toEqual([]);
  });

  it('a question that holds the words comes before an answer that does', () => {
    expect(ids('password')[0]).toBe('password');
  });

  it('nothing typed finds everything', () => {
    expect(ids('  ')).toHaveLength(all.length);
  });
});

describe('piecesOf', () => {
  it.each([
    [
      'Certificates count. A certificate may do.',
      'certificate',
      ['', 'Certificate', 's count. A ', 'certificate', ' may do.'],
    ],
    ['Paid by PayPal.', 'ｐａｙｐａｌ', ['Paid by ', 'PayPal', '.']],
    ['退款何时到账？', '退款到账', ['', '退款', '何时', '到账', '？']],
    ['What does it cost (in all)?', 'cost (in', ['What does it ', 'cost', ' ', '(in', ' all)?']],
    [
      'What does it cost in other currencies?',
      'cost zebra',
      ['What does it ', 'cost', ' in other currencies?'],
    ],
    ['What does it cost?', 'a zebra', ['What does it cost?']],
  ])('of %j by %j are %j', (text, typed, pieces) => {
    expect(piecesOf(text, typed)).toEqual(pieces);
  });
});

it('an address leads to one question only', () => {
  const own = all.map(({ id }) => id);
  expect(new Set([...own, ...Object.keys(questions)]).size).toBe(own.length + 4);
});
