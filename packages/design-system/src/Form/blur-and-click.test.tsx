import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { object, string } from '../form-rules.ts';
import { Form } from './Form.tsx';

const rules = object({ name: string().required() });

beforeEach(() => {
  renderPage(
    <Form initialValues={{ name: '' }} validationSchema={rules} onSubmit={() => Promise.resolve()}>
      <TextField name="name" label="Name" required />
    </Form>,
  );
  fireEvent.focus(screen.getByLabelText(/^Name/));
});

const message = () => screen.queryByText('Fill this in.');
/** Every check that a blur starts has ended by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('a field left by keyboard says at once what is missing', async () => {
  fireEvent.blur(screen.getByLabelText(/^Name/));
  expect(await screen.findByText('Fill this in.')).toBeVisible();
});

it('a field left by a press says it when the press is over, so that nothing moves below it', async () => {
  fireEvent.pointerDown(document.body);
  fireEvent.blur(screen.getByLabelText(/^Name/));
  await settled();
  expect(message()).toBeNull();
  fireEvent.pointerUp(document.body);
  expect(await screen.findByText('Fill this in.')).toBeVisible();
});
