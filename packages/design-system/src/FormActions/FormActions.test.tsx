import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../Form/Form.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { FormActions } from './FormActions.tsx';

function form(onCancel?: () => void, off?: string) {
  const done: string[] = [];
  renderPage(
    <Form initialValues={{}} onSubmit={async () => void done.push('sent')}>
      <FormActions submitLabel="Send" off={off} {...(onCancel ? { onCancel } : {})} />
      <input aria-label="Name" />
    </Form>,
  );
  return done;
}

it('cancelling closes the form and sends nothing', async () => {
  let closed = 0;
  const done = form(() => (closed += 1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toBe(1);
  expect(done).toEqual([]);
});

it('a form that stands on its page has no Cancel', () => {
  form();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send']);
});

it('what can’t be sent says why, and Enter in a field does not send it either', async () => {
  const done = form(undefined, 'Nothing has changed.');
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toHaveAccessibleDescription('Nothing has changed.');
  await userEvent.click(send);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann{Enter}');
  expect(done).toEqual([]);
});
