import { kindsOfPastWork } from './past-work.ts';

const law = { whFieldId: 'law', sourceLanguage: 'en', targetLanguage: 'zh-CN' };
const back = { ...law, sourceLanguage: 'zh-CN', targetLanguage: 'en' };
const medicine = { ...law, whFieldId: 'medicine' };

it('orders of one field and pair are one kind, with its first and last month', () => {
  expect(
    kindsOfPastWork([
      { ...back, month: '2026-11', evaluateGrade: null },
      { ...law, month: '2026-10', evaluateGrade: 5 },
      { ...law, month: '2026-02', evaluateGrade: null },
      { ...law, month: '2026-07', evaluateGrade: 4 },
    ]),
  ).toEqual([
    {
      ...law,
      orders: 3,
      firstMonth: '2026-02',
      lastMonth: '2026-10',
      rating: { average: 4.5, count: 2 },
    },
    {
      ...back,
      orders: 1,
      firstMonth: '2026-11',
      lastMonth: '2026-11',
      rating: { average: null, count: 0 },
    },
  ]);
});

it('of kinds with as many orders the one done last stands first', () => {
  const kinds = kindsOfPastWork([
    { ...law, month: '2025-12', evaluateGrade: null },
    { ...medicine, month: '2026-03', evaluateGrade: null },
  ]);
  expect(kinds.map(({ whFieldId }) => whFieldId)).toEqual(['medicine', 'law']);
});

it('nobody’s work is no kind', () => {
  expect(kindsOfPastWork([])).toEqual([]);
});
