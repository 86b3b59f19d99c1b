import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { TextInput } from './TextInput.tsx';

/** Colour of the frame while the input of this label has the focus. */
function focusColour(label: string): string {
  const input = screen.getByLabelText(label);
  act(() => input.focus());
  const frame = input.parentElement;
  return frame ? getComputedStyle(frame).getPropertyValue('--focus') : '';
}

it('the frame of a wrong input is red while it has the focus too', () => {
  renderPage(
    <>
      <TextInput label="Name" />
      <TextInput label="Code" error="This code is wrong." />
    </>,
  );
  expect(focusColour('Name')).toContain('--ui-palette-primary-main');
  expect(focusColour('Code')).toContain('--ui-palette-error-main');
});
