import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@tolk/screen-testing';
import { Keys } from './keys.tsx';

beforeEach(() => localStorage.clear());

function show() {
  const pressed: string[] = [];
  renderScreen(
    <>
      <Keys keys={[{ key: 't', label: 'Take it', run: () => pressed.push('t') }]} />
      <input aria-label="Field" />
    </>,
  );
  return pressed;
}

it('a key works where no field has the focus', async () => {
  const pressed = show();
  await userEvent.keyboard('t');
  await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), 't');
  expect(pressed).toEqual(['t']);
});

it('a key that is held down works once', () => {
  const pressed = show();
  fireEvent.keyDown(window, { key: 't' });
  fireEvent.keyDown(window, { key: 't', repeat: true });
  expect(pressed).toEqual(['t']);
});

it('a key with Ctrl is the browser’s', async () => {
  const pressed = show();
  await userEvent.keyboard('{Control>}t{/Control}');
  expect(pressed).toEqual([]);
});

it('the question mark lists the keys, and there they can be switched off', async () => {
  const pressed = show();
  await userEvent.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toHaveTextContent('Take it');
  await userEvent.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('t');
  expect(pressed).toEqual([]);
});
