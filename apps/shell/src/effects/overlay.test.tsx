import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { showLoadingOverlay, withLoadingOverlay } from './loading-overlay.ts';
import { Overlay } from './overlay.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  renderScreen(<Overlay />);
});
afterEach(() => jest.useRealTimers());

const overlay = () => screen.queryByRole('status');

it('the overlay goes when the work is done', async () => {
  let finish: (answer: string) => void = () => {};
  let answer = '';
  await act(async () => {
    void withLoadingOverlay(() => new Promise<string>((resolve) => (finish = resolve))).then(
      (text) => (answer = text),
    );
  });
  expect(overlay()).toHaveTextContent('Loading');
  await act(async () => finish('done'));
  expect(overlay()).toBeNull();
  expect(answer).toBe('done');
});

it('the overlay closes after two seconds, however long the work takes', () => {
  act(() => void showLoadingOverlay());
  act(() => jest.advanceTimersByTime(1999));
  expect(overlay()).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(overlay()).toBeNull();
});

it('as long as something still loads the overlay stays', () => {
  const hideLoadingOverlay: (() => void)[] = [];
  act(() => void hideLoadingOverlay.push(showLoadingOverlay(), showLoadingOverlay()));
  act(() => hideLoadingOverlay[0]?.());
  expect(overlay()).not.toBeNull();
  act(() => hideLoadingOverlay[1]?.());
  expect(overlay()).toBeNull();
});
