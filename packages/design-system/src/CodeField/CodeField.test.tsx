import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from '../Form/Form.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { CodeField } from './CodeField.tsx';

function page(onSend: () => Promise<unknown>, resendKey = 'ann') {
  return renderPage(
    <Form initialValues={{ code: '' }} onSubmit={() => Promise.resolve()}>
      <CodeField name="code" label="Code" onSend={onSend} resendKey={resendKey} />
    </Form>,
  );
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('phones can fill the code in', () => {
  page(() => Promise.resolve());
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
});

it('after sending, another code can be asked for in 60 seconds', async () => {
  page(() => Promise.resolve());
  await press('Send the code');
  expect(screen.getByRole('button', { name: 'Send again in 60 s' })).toBeDisabled();
  for (let second = 0; second < 59; second += 1) act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeDisabled();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('button', { name: 'Send the code' })).toBeEnabled();
});

it('a code that could not be sent can be asked for again at once', async () => {
  page(() => Promise.reject(new Error('offline')));
  await press('Send the code');
  expect(screen.getByRole('button', { name: 'Send the code' })).toBeEnabled();
});

it('once it is sent, the code can be typed', async () => {
  page(() => Promise.resolve());
  await press('Send the code');
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

it('the countdown goes on over a reload, for the one it was sent to', async () => {
  const first = page(() => Promise.resolve());
  await press('Send the code');
  first.unmount();
  jest.advanceTimersByTime(20_000);
  const second = page(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Send again in 40 s' })).toBeDisabled();
  second.unmount();
  page(() => Promise.resolve(), 'ben');
  expect(screen.getByRole('button', { name: 'Send the code' })).toBeEnabled();
});
