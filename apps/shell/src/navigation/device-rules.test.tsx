import { useLocation, useNavigate } from '@tolk/platform';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { noteArrival } from '../prerendered-page.ts';
import { DeviceRules } from './device-rules.tsx';

const agents = {
  Android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15',
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Safari',
} as const;

let width = 1280;
let crossings: (() => void)[] = [];

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate('/terms')}>terms</button>
      <DeviceRules>
        <p>screen</p>
      </DeviceRules>
    </>
  );
}

function open(path: string, agent: keyof typeof agents) {
  Object.defineProperty(navigator, 'userAgent', { value: agents[agent], configurable: true });
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

/** The window gets this wide and thereby crosses the breakpoint. */
function resize(to: number) {
  width = to;
  act(() => crossings.forEach((cross) => cross()));
}

const address = () => screen.getByRole('status').textContent;

beforeEach(() => {
  width = 1280;
  delete document.documentElement.dataset['arrivedNarrow'];
  crossings = [];
  Object.defineProperty(window, 'innerWidth', { get: () => width, configurable: true });
  window.matchMedia = ((media: string) => ({
    media,
    matches: width < 768,
    addEventListener: (_type: string, listener: () => void) => crossings.push(listener),
    removeEventListener: (_type: string, listener: () => void) => {
      crossings = crossings.filter((one) => one !== listener);
    },
  })) as unknown as typeof window.matchMedia;
});

describe('an address that belongs to another device is replaced', () => {
  it.each([
    ['Android', '/', '/phoneindex'],
    ['iPhone', '/tolksindex', '/phoneindex'],
    ['iPad', '/abouttolk', '/phoneabouttolk'],
    ['Android', '/login?from=%2Fjobhall%2Fjoblist', '/phonelogin?from=%2Fjobhall%2Fjoblist'],
    ['iPhone', '/register?yqm=TOLK2027', '/phoneregister?yqm=TOLK2027'],
    ['iPhone', '/register?RWID=7&yqm=A', '/phoneregister?RWID=7&yqm=A'],
    ['Android', '/wechatLogin?code=1&state=2', '/wechatLogin?code=1&state=2'],
    ['Windows', '/phoneindex', '/'],
    ['Mac', '/phoneabouttolk', '/abouttolk'],
    ['Windows', '/phonelogin?from=%2Faskwhat', '/login?from=%2Faskwhat'],
    ['Mac', '/phoneregister?RWID=7', '/register?RWID=7'],
    ['Windows', '/wechatLogin', '/'],
    ['Windows', '/login', '/login'],
    ['Android', '/reset', '/reset'],
    ['Android', '/jobhall/jobdetail?id=7', '/jobhall/jobdetail?id=7'],
  ] as const)('%s at %s: %s', (agent, path, expected) => {
    const entries = window.history.length;
    open(path, agent);
    expect(address()).toBe(expected);
    expect(screen.getByText('screen')).toBeVisible();
    expect(window.history.length).toBe(entries);
  });
});

describe('a window that is resized across 768 px', () => {
  it.each([
    ['/?yqm=A', 500, '/phoneindex?yqm=A'],
    ['/abouttolk', 767, '/phoneabouttolk'],
    ['/abouttolk', 768, '/abouttolk'],
    ['/login', 500, '/login'],
    ['/jobhall/jobdetail', 500, '/jobhall/jobdetail'],
  ] as const)('on a desktop at %s gets %i px wide: %s', (path, to, expected) => {
    open(path, 'Windows');
    resize(to);
    expect(address()).toBe(expected);
  });

  it('a phone turned on its side gets the wide home and keeps it', () => {
    width = 400;
    open('/phoneindex', 'Android');
    resize(900);
    expect(address()).toBe('/');
    resize(400);
    expect(address()).toBe('/phoneindex');
  });

  it('replaces the entry, and Back leads to where the person came from', () => {
    open('/?yqm=A', 'Windows');
    const entries = window.history.length;
    resize(500);
    expect(window.history.length).toBe(entries);
    fireEvent.click(screen.getByRole('button', { name: 'terms' }));
    expect(address()).toBe('/terms');
  });

  it.each([
    ['/', 1280, 500, '/phoneindex'],
    ['/abouttolk', 1280, 767, '/phoneabouttolk'],
    ['/', 500, 500, '/'],
    ['/', 1280, 1000, '/'],
  ] as const)(
    'at %s, %i px wide on arrival and %i px when the application takes over: %s',
    (path, arrival, now, expected) => {
      width = arrival;
      noteArrival();
      width = now;
      open(path, 'Windows');
      expect(address()).toBe(expected);
    },
  );
});
