import { questions } from './questions.ts';
import { suggestQuestions } from './suggest-questions.ts';

const all = Object.values(questions).flat();
const ids = (typed: string) => suggestQuestions(all, typed).map(({ id }) => id);

it.each([
  ['I have lost my code and can’t log in', 'lost-code'],
  ['when will I get paid for the job', 'when-paid'],
  ['收不到验证码怎么办', 'lost-code'],
  ['How do I pay?', 'ways-to-pay'],
  ['怎么付款？', 'ways-to-pay'],
  ['我的退款什么时候到账', 'refund-time'],
])('“%s” leads to %s', (typed, id) => {
  expect(ids(typed)).toContain(id);
});

it('at most three are offered', () => {
  expect(ids('refund payout language test appeal translator').length).toBe(3);
});

it.each(['', 'a', 'the', 'How can I?', '请问怎么办', '？', 'xyzzy'])(
  '%j suggests nothing',
  (typed) => {
    expect(ids(typed)).toEqual([]);
  },
);
