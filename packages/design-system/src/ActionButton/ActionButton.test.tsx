import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { ActionButton } from './ActionButton.tsx';

it('an action that is off says why, keeps the focus and does nothing', async () => {
  let acts = 0;
  renderPage(
    <ActionButton off="Possible 24 h after the due time." onAct={() => (acts += 1)}>
      Cancel
    </ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Cancel' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Possible 24 h after the due time.');
  expect(acts).toBe(0);
});

it('an action runs once at a time', async () => {
  let acts = 0;
  let finish: () => void = () => undefined;
  renderPage(
    <ActionButton
      onAct={() => {
        acts += 1;
        return new Promise<void>((done) => (finish = done));
      }}
    >
      Accept
    </ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Accept' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  finish();
  await waitFor(() => expect(button).toBeEnabled());
  expect(acts).toBe(1);
});
