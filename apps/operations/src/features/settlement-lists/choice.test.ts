import { choiceProblem, totalsOf, type Chosen } from './choice.ts';

const one = (method: Chosen['method'], payoutNet: number, payoutCurrency: string): Chosen => ({
  settlementId: `${method}-${payoutNet}`,
  method,
  payoutNet,
  payoutCurrency,
  payoutBatchId: null,
});

it('cards of persons and of companies go out in one batch', () => {
  expect(
    choiceProblem([one('personalCard', 100, 'CNY'), one('corporateCard', 200, 'CNY')]),
  ).toBeNull();
});

it('PayPal and Payoneer don’t go out together, though both are paid in USD', () => {
  expect(choiceProblem([one('paypal', 100, 'USD'), one('payoneer', 200, 'USD')])).toBe('mixed');
});

it('nothing makes no batch, and neither do 501 applications', () => {
  expect(choiceProblem([])).toBe('nothing');
  expect(choiceProblem(Array.from({ length: 501 }, () => one('paypal', 1, 'USD')))).toBe('tooMany');
});

it('what is paid out is added up by currency', () => {
  expect(
    totalsOf([
      one('paypal', 50_00, 'USD'),
      one('personalCard', 7, 'CNY'),
      one('payoneer', 1, 'USD'),
    ]),
  ).toEqual([
    { currency: 'USD', amount: 50_01 },
    { currency: 'CNY', amount: 7 },
  ]);
});
