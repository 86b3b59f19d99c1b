import { describeError } from '../log.ts';
import { ProviderRefused, ProviderUnavailable } from './provider-errors.ts';

const answer =
  "550 5.1.1 <jo.ana@example.com>: unknown; The 'To' number +8613800138000 is not valid";

it('what a carrier quotes of a person does not reach the log', () => {
  const cause = new Error(answer);
  const lines = [new ProviderRefused('smtp', '550', answer), new ProviderUnavailable('smtp', cause)]
    .map((error) => [error.message, JSON.stringify(describeError(error))])
    .flat();
  for (const line of lines) {
    expect(line).toContain('550 5.1.1');
    expect(line).not.toMatch(/jo\.ana|example\.com|13800138000/);
  }
});

it('places in the code and times stay readable', () => {
  const stack = 'at send (/app/node_modules/.pnpm/x@1.2.3/node_modules/@scope/x/a.js:12:34)';
  const error = Object.assign(new Error('late by 1763665200000 ms'), { stack });
  expect(describeError(error)).toMatchObject({ message: 'late by 1763665200000 ms', stack });
});
