import { screen } from '@testing-library/react';
import { Form } from '../Form/Form.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

it('a new password is typed twice, and password managers learn whose it is', () => {
  const { container } = renderPage(
    <Form initialValues={{ password: '', passwordAgain: '' }} onSubmit={async () => undefined}>
      <NewPasswordFields account="lin@example.com" min={10} />
    </Form>,
  );
  for (const label of [/^New password/, /^Repeat new password/]) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
  }
  expect(screen.getByText(/^At least 10 characters\./)).toBeVisible();
  expect(container.querySelector('input[autocomplete="username"]')).toHaveValue('lin@example.com');
});
