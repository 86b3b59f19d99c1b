import { traceparent } from './trace.ts';

const traceOf = (header: string) => /^00-([\da-f]{32})-[\da-f]{16}-01$/.exec(header)?.[1];

it('the calls of one press are one trace, those of the next another', () => {
  const [first, second] = [traceparent(), traceparent()];
  expect(traceOf(first)).toBeDefined();
  expect(traceOf(second)).toBe(traceOf(first));
  expect(second).not.toBe(first);
  document.body.click();
  const third = traceOf(traceparent());
  expect(third).toBeDefined();
  expect(third).not.toBe(traceOf(first));
});
