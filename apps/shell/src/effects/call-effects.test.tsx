import {
  callServer,
  endSession,
  markShownInForm,
  readSession,
  readToken,
  startSession,
} from '@tolk/api-client';
import { markSaidByForm, Notifier, ThemeProvider } from '@tolk/design-system';
import { I18nProvider } from '@tolk/i18n';
import { useLocation } from '@tolk/platform';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { CallEffects } from './call-effects.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** The server answers every call with this envelope. */
function answerWith(code: number, msg: string, status = 200) {
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify({ code, msg, data: null }), { status }));
}

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
});

beforeEach(() => {
  endSession();
  window.history.replaceState(null, '', '/overview/index');
  render(
    <I18nProvider>
      <ThemeProvider>
        <BrowserRouter>
          <Address />
          <CallEffects />
          <Notifier />
        </BrowserRouter>
      </ThemeProvider>
    </I18nProvider>,
  );
});

const call = () => act(() => callServer('/supinterface/getOverviewData', {}));

describe('effects of a failed call', () => {
  it('HTTP 500 leads to /update', async () => {
    answerWith(500, 'fault', 500);
    await call();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/update'));
  });

  it('code 601 forgets the token and says so', async () => {
    window.history.replaceState(null, '', '/jobhall/jobdetail');
    startSession({ token: 't', port: 1 });
    answerWith(601, 'This session has ended. Please log in again.');
    await call();
    expect(readToken()).toBeNull();
    expect(await screen.findByText('This session has ended. Please log in again.')).toBeVisible();
  });

  it.each(['/overview/index', '/xqoffermanagement/index', '/login', '/phonelogin'])(
    'code 601 leaves what there is to say at %s to the login page',
    async (path) => {
      window.history.replaceState(null, '', path);
      startSession({ token: 't', port: 1 });
      answerWith(601, `Ended at ${path}.`);
      await call();
      answerWith(1101, `After ${path}.`);
      await call();
      await screen.findByText(`After ${path}.`);
      expect(screen.queryByText(`Ended at ${path}.`)).toBeNull();
    },
  );

  it.each(['/jobhall/jobdetail', '/ops/overview'])('code 601 is told at %s', async (path) => {
    window.history.replaceState(null, '', path);
    startSession({ token: 't', port: 1, account: 'ann' });
    answerWith(601, `Ended at ${path}.`);
    await call();
    expect(await screen.findByText(`Ended at ${path}.`)).toBeVisible();
  });

  it('code 601 keeps what was typed for the account that typed it', async () => {
    startSession({ token: 't', port: 1, account: 'ann' });
    sessionStorage.setItem('draft:note', 'text');
    answerWith(601, 'This session has ended. Please log in again.');
    await call();
    expect([readToken(), sessionStorage.getItem('draft:note')]).toEqual([null, 'text']);
  });

  it('code 1801 acts for oneself again, once for all calls of a screen', async () => {
    startSession({ token: 'of-the-organisation', port: 0, party: 'o1' });
    const asked: string[] = [];
    globalThis.fetch = (input) => {
      const path = String(input instanceof Request ? input.url : input);
      asked.push(path);
      const own = path.endsWith('/clientinterface/actFor');
      const answer = own
        ? { code: 0, msg: '', data: { token: 'own', port: 0 } }
        : { code: 1801, msg: 'You no longer belong to this organisation.', data: null };
      return Promise.resolve(Response.json(answer));
    };
    await act(async () => {
      await Promise.all([
        callServer('/clientinterface/getOverviewData', {}),
        callServer('/clientinterface/getProjectOrderList', {}),
      ]);
    });
    await waitFor(() => expect(readSession()).toEqual({ token: 'own', port: 0, party: null }));
    expect(asked.filter((path) => path.endsWith('/actFor'))).toHaveLength(1);
    expect(screen.getAllByText('You no longer belong to this organisation.')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('/xqoverview/index');
  });

  it('code 401 clears the session storage', async () => {
    startSession({ token: 't', port: 1 });
    sessionStorage.setItem('draft', 'text');
    answerWith(401, 'Please login!');
    await call();
    expect([readToken(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('a refusal of the business shows its message', async () => {
    answerWith(1101, 'You have already applied for this job.');
    await call();
    expect(await screen.findByText('You have already applied for this job.')).toBeVisible();
  });

  it('a message that a form shows itself does not appear twice', async () => {
    answerWith(1001, 'The account or password is incorrect.');
    const outcome = await call();
    if (!outcome.ok) markShownInForm(outcome.error);
    answerWith(1002, 'The code is wrong.');
    await call();
    await screen.findByText('The code is wrong.');
    expect(screen.queryByText('The account or password is incorrect.')).toBeNull();
  });

  it('a call without an answer is told unless its form says so', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('network'));
    const lost = await call();
    if (!lost.ok) markSaidByForm(lost.error);
    answerWith(1002, 'The code is wrong.');
    await call();
    await screen.findByText('The code is wrong.');
    expect(screen.queryByText(/^The server is not responding/)).toBeNull();
    globalThis.fetch = () => Promise.reject(new TypeError('network'));
    await call();
    expect(await screen.findByText(/^The server is not responding/)).toBeVisible();
  });
});
