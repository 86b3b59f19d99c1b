import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { currentNotifications, dismiss, notify } from './notifications.ts';
import { Notifier } from './Notifier.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  for (const { id } of currentNotifications()) dismiss(id);
  renderPage(<Notifier />);
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('a message appears in a polite live region and goes after six seconds', () => {
  act(() => notify('Saved'));
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
  wait(5999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('an error stays until it is closed', () => {
  act(() => notify('Not saved', { severity: 'error' }));
  wait(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

it('a message stays as long as the pointer rests on it', () => {
  act(() => notify('Saved'));
  fireEvent.mouseEnter(screen.getByText('Saved'));
  wait(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByText('Saved'));
  wait(6000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('the same message stands there once, and never more than three', () => {
  act(() => {
    for (const text of ['one', 'one', 'two', 'three', 'four']) notify(text);
  });
  expect(currentNotifications().map(({ message }) => message)).toEqual(['two', 'three', 'four']);
});

it('a failure carries the number of its request', () => {
  act(() => notify('Not saved', { severity: 'error', requestId: 'r-17' }));
  expect(screen.getByText('r-17')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

it('a second line says a message in other words, for as long as it is shown', () => {
  act(() => notify('Done', { detail: 'Your order is on its way.' }));
  expect(screen.getByText('Your order is on its way.')).toBeInTheDocument();
  wait(6000);
  expect(screen.queryByText('Your order is on its way.')).not.toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => {
    cleanup();
    const phone = Object.assign(globalThis.matchMedia(''), { matches: true });
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(phone);
    renderPage(<Notifier />);
  });
  afterEach(() => jest.restoreAllMocks());

  it('the newest message stands alone, and the one before it comes back', () => {
    act(() => {
      notify('Not saved', { severity: 'error' });
      notify('Copied');
    });
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    wait(6000);
    expect(screen.getByText('Not saved')).toBeInTheDocument();
  });
});
