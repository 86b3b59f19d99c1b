import { endSession, startSession } from '@tolk/api-client';
import type { Port } from '@tolk/domain';
import { changingSession, useLocation } from '@tolk/platform';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { act, render, screen } from '@testing-library/react';
import { UnlessSignedIn } from './unless-signed-in.tsx';

function Page({ wanted }: { wanted: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      {pathname === '/login' ? <UnlessSignedIn wanted={wanted}>the form</UnlessSignedIn> : null}
    </>
  );
}

function open(wanted?: string) {
  window.history.replaceState(null, '', '/login');
  render(
    <BrowserRouter>
      <Page wanted={wanted} />
    </BrowserRouter>,
  );
}

const address = () => screen.getByRole('status').textContent;

beforeEach(() => endSession());

it('a visitor gets the form', () => {
  open('/overview/index');
  expect(screen.getByText('the form')).toBeVisible();
});

it.each<[Port | null, string | undefined, string]>([
  [1, undefined, '/overview/index'],
  [0, undefined, '/xqoverview/index'],
  [1, '/jobhall/joblist?search=law', '/jobhall/joblist?search=law'],
  // Of the other side: the page itself offers to switch.
  [0, '/personalcenter/myresume', '/personalcenter/myresume'],
  [null, '/jobhall/joblist', '/selectidentity?from=%2Fjobhall%2Fjoblist'],
])('a session in port %s that wanted %s is led to %s', (port, wanted, path) => {
  startSession({ token: 'mine', port });
  open(wanted);
  expect(address()).toBe(path);
});

it('the form is there while a logout leads to it', async () => {
  startSession({ token: 'mine', port: 1 });
  await changingSession(async () => {
    open();
    expect(screen.getByText('the form')).toBeVisible();
    act(() => endSession());
  });
  expect(screen.getByText('the form')).toBeVisible();
});

it('a session that begins in another tab leads on as well', () => {
  open('/personalcenter/myresume');
  act(() => startSession({ token: 'from elsewhere', port: 0 }));
  expect(address()).toBe('/personalcenter/myresume');
});
