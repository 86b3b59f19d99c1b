import { routeAt } from '@tolk/contract/routes';
import { renderScreen } from '@tolk/screen-testing';
import { screen } from '@testing-library/react';
import { Frame, preloadFrame } from './frame.tsx';

function open(path: string) {
  renderScreen(
    <Frame route={routeAt(path)}>
      <p>screen</p>
    </Frame>,
    { at: path },
  );
}

beforeAll(() => preloadFrame(false), 60_000);

it('the login of staff offers no sign-up of the public', async () => {
  open('/ops/login');
  expect(await screen.findByText('screen')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
});

it('a public job offers both', async () => {
  open('/jobhall/jobdetail');
  expect(await screen.findByText('screen')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
});
