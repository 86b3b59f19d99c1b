import { closedSpan, spanProblem } from './span.ts';

describe('the days that a file covers', () => {
  const today = '2026-11-21';

  it('are the last year when none are chosen', () => {
    expect(closedSpan({}, today)).toEqual({ from: '2025-11-22', to: '2026-11-21', days: 365 });
  });

  it('go back a year from the last day chosen', () => {
    expect(closedSpan({ to: '2024-12-31' }, today)).toEqual({
      from: '2024-01-01',
      to: '2024-12-31',
      days: 366,
    });
  });

  it('go until today from the first day chosen', () => {
    expect(closedSpan({ from: '2026-11-01' }, today)).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
      days: 21,
    });
  });

  it.each([
    [1, null],
    [366, null],
    [367, 'tooLong'],
    [0, 'reversed'],
  ])('%i of them: %j', (days, problem) => {
    expect(spanProblem(days)).toBe(problem);
  });
});
