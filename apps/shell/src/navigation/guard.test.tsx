import { endSession, endStaffSession, startSession, startStaffSession } from '@tolk/api-client';
import { routeAt } from '@tolk/contract/routes';
import { I18nProvider } from '@tolk/i18n';
import { ThemeProvider } from '@tolk/design-system';
import { useLocation } from '@tolk/platform';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Guard } from './guard.tsx';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Guard route={routeAt(pathname)}>
        <p>screen</p>
      </Guard>
    </>
  );
}

function open(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <I18nProvider>
      <ThemeProvider>
        <BrowserRouter>
          <Page />
        </BrowserRouter>
      </ThemeProvider>
    </I18nProvider>,
  );
}

const address = () => screen.getByRole('status').textContent;

beforeEach(() => {
  endSession();
  endStaffSession();
});

describe('Guard', () => {
  it('leads somebody without a session to the login page, which knows the way back', () => {
    open('/jobhall/joblist?field=law');
    expect(address()).toBe('/login?from=%2Fjobhall%2Fjoblist%3Ffield%3Dlaw');
  });

  it('lets everybody see a public screen', () => {
    open('/jobhall/jobdetail?id=7');
    expect(screen.getByText('screen')).toBeVisible();
  });

  it('lets a supplier see a screen of suppliers', () => {
    startSession({ token: 't', port: 1 });
    open('/overview/index');
    expect(screen.getByText('screen')).toBeVisible();
  });

  it('tells a supplier that a page belongs to the client side', async () => {
    startSession({ token: 't', port: 1 });
    await act(async () => open('/xqoverview/index'));
    expect(screen.queryByText('screen')).toBeNull();
    expect(screen.getByRole('alert')).toBeVisible();
    const wayOut = within(screen.getByRole('main')).getByRole('link');
    expect(wayOut).toHaveAttribute('href', '/overview/index');
  });

  it('asks for an identity before anything private', () => {
    startSession({ token: 't', port: null });
    open('/overview/index');
    expect(address()).toBe('/selectidentity?from=%2Foverview%2Findex');
  });

  it('leads to the staff login, no matter who is signed in as a person', async () => {
    startSession({ token: 't', port: 1 });
    await act(async () => open('/ops/reviews?kind=company'));
    await waitFor(() =>
      expect(address()).toBe('/ops/login?from=%2Fops%2Freviews%3Fkind%3Dcompany'),
    );
  });

  it('opens the console to the staff', async () => {
    startStaffSession('s');
    await act(async () => open('/ops/reviews'));
    expect(await screen.findByText('screen')).toBeVisible();
  });

  it('opens no portal to the staff', () => {
    startStaffSession('s');
    open('/overview/index');
    expect(address()).toBe('/login?from=%2Foverview%2Findex');
  });

  it('switches sides where the page belongs to the other one, and stays on it', async () => {
    const asked: string[] = [];
    const answers: Record<string, unknown> = {
      '/api/supinterface/getSupUserData': { supCurrentAccount: 'lin@example.com' },
      '/api/supinterface/switchIdentity': { token: 'successor', port: 1 },
    };
    const ownFetch = globalThis.fetch;
    globalThis.fetch = (input) => {
      const path = typeof input === 'string' ? input : '';
      asked.push(path);
      const envelope = { code: 0, msg: '', data: answers[path] };
      return Promise.resolve(new Response(JSON.stringify(envelope)));
    };
    startSession({ token: 't', port: 1 });
    open('/xqoffermanagement/index?orderStatus=started');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to the client side' }));
    expect(await screen.findByText('screen')).toBeVisible();
    expect(address()).toBe('/xqoffermanagement/index?orderStatus=started');
    expect(asked).toEqual(['/api/supinterface/getSupUserData', '/api/supinterface/switchIdentity']);
    globalThis.fetch = ownFetch;
  });
});
