import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { WatchDialog } from './watch-dialog.tsx';

const path = '/opsinterface/setUserWatch';

it.each([
  [false, 'Watch Lin Yan?', 'Watch', 'The user is watched.'],
  [true, 'Stop watching Lin Yan?', 'Stop watching', 'The user is no longer watched.'],
])('a user watched before: %s, changes that for a reason', async (watched, title, submit, said) => {
  const asked = answerCalls({ [path]: {} });
  renderScreen(
    <WatchDialog user={{ personId: 'p1', name: 'Lin Yan', watched }} onClose={() => undefined} />,
  );
  await screen.findByRole('dialog', { name: title });
  await userEvent.click(screen.getByRole('button', { name: submit }));
  expect(asked).toEqual([]);

  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Two complaints in a week');
  await userEvent.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(asked).toEqual([
    { path, body: { personId: 'p1', watched: !watched, reason: 'Two complaints in a week' } },
  ]);
});
