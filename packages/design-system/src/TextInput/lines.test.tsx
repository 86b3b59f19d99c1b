import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { TextInput } from './TextInput.tsx';

it('a press beside the input is meant for it, one on a button in the box is not', async () => {
  renderPage(
    <TextInput label="Price" startAdornment="CNY" endAdornment={<button>Clear</button>} />,
  );
  await userEvent.click(screen.getByText('CNY'));
  expect(screen.getByLabelText('Price')).toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByLabelText('Price')).not.toHaveFocus();
});

it('several lines are one field, as high as what is typed or said in its place', () => {
  renderPage(
    <>
      <TextInput label="Text" multiline minRows={3} value={'a\nb'} onChange={() => {}} />
      <TextInput label="Note" multiline placeholder="As you like" value="" onChange={() => {}} />
    </>,
  );
  const text = screen.getByRole('textbox', { name: 'Text' });
  expect(text).toHaveAttribute('rows', '3');
  expect(text.parentElement).toHaveAttribute('data-text', 'a\nb');
  expect(screen.getByRole('textbox', { name: 'Note' }).parentElement).toHaveAttribute(
    'data-text',
    'As you like',
  );
});

it('what is switched off is a field that is off', () => {
  renderPage(<TextInput label="Code" disabled value="1" onChange={() => {}} />);
  expect(screen.getByLabelText('Code')).toBeDisabled();
});
