import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function ask(onConfirm: () => unknown = () => undefined) {
  const heard: string[] = [];
  renderPage(
    <ConfirmDialog
      open
      title="Confirm logout?"
      onConfirm={() => {
        heard.push('yes');
        return onConfirm();
      }}
      onCancel={() => heard.push('no')}
    />,
  );
  return heard;
}

it('the question names the dialog', () => {
  ask();
  expect(screen.getByRole('dialog', { name: 'Confirm logout?' })).toBeInTheDocument();
});

it('Escape means no', async () => {
  const heard = ask();
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual(['no']);
});

it('the buttons wait until the answer is worked off', async () => {
  let finish: () => void = () => undefined;
  const heard = ask(() => new Promise<void>((done) => (finish = done)));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('button', { name: 'Yes' })).toBeDisabled();
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled());
  expect(heard).toEqual(['yes']);
});
