import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { NowContext } from '../clock/use-now.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Countdown } from './Countdown.tsx';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('counts every second and ends once', () => {
  let ends = 0;
  renderPage(<Countdown until="2026-11-20T10:00:02Z" onEnd={() => (ends += 1)} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:02');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:01');
  expect(ends).toBe(0);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(ends).toBe(1);
});

it('follows the server’s clock when the machine’s is wrong', () => {
  renderPage(
    <NowContext value={() => Date.now() + 60_000}>
      <Countdown until="2026-11-20T10:15:00Z" />
    </NowContext>,
  );
  expect(screen.getByRole('timer')).toHaveTextContent('14:00');
});
