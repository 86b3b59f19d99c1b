import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../Form/Form.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { FormActions } from './FormActions.tsx';

function form(onCancel?: () => void) {
  const done: string[] = [];
  renderPage(
    <Form initialValues={{}} onSubmit={async () => void done.push('sent')}>
      <FormActions submitLabel="Send" {...(onCancel ? { onCancel } : {})} />
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
