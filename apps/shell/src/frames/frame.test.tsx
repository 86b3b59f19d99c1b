import { routeAt } from '@tolk/contract/routes';
import { renderScreen } from '@tolk/screen-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame, preloadFrame } from './frame.tsx';

function open(path: string) {
  renderScreen(
    <Frame route={routeAt(path)}>
      <p>screen</p>
    </Frame>,
    { at: path },
  );
}

const jobDetail = routeAt('/jobhall/jobdetail');

beforeAll(async () => {
  if (jobDetail) await preloadFrame(jobDetail, null);
}, 60_000);

it('the login of staff offers no sign-up of the public', async () => {
  open('/ops/login');
  expect(await screen.findByText('screen')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
});

it('a page that is made at build time stands at once, without anything that is downloaded around it', () => {
  open('/askwhat');
  expect(screen.getByText('screen')).toBeVisible();
});

it.each(['/jobhall/jobdetail', '/xqprojectdetail', '/xqresume/detail'])(
  '%s has the header and the footer of the public site',
  async (path) => {
    open(path);
    expect(await screen.findByText('screen')).toBeVisible();
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByText('Log in')[0]).toBeVisible();
    expect(header.getAllByText('Sign up')[0]).toBeInTheDocument();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Questions and answers' })).toBeVisible();
  },
);

it('on a phone a menu holds what the header has no room for, and closes by itself', async () => {
  open('/');
  const menu = await screen.findByRole('group');
  expect(menu).not.toHaveAttribute('open');
  await userEvent.click(within(menu).getByLabelText('Menu', { selector: 'summary' }));
  expect(menu).toHaveAttribute('open');
  for (const name of [
    'For clients',
    'For translators',
    'About us',
    'Questions and answers',
    'Customer service',
    'Log in',
    'Sign up',
  ]) {
    expect(within(menu).getByRole('link', { name })).toBeVisible();
  }
  expect(within(menu).getByRole('button', { name: /colours/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  await userEvent.click(within(menu).getByLabelText('Menu', { selector: 'summary' }));
  await userEvent.click(within(menu).getByRole('link', { name: 'Customer service' }));
  expect(menu).not.toHaveAttribute('open');
});
