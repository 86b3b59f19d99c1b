import { joinStaffTabs } from './staff-tabs.ts';
import { endStaffSession, readStaffToken, startStaffSession } from './staff-token.ts';

// The other tab is the far end of a real channel.
const otherTab = new BroadcastChannel('tolk-staff-session');
let thisTab: ReturnType<typeof joinStaffTabs>;
let heard: unknown[] = [];
let hears: () => void = () => undefined;
let answer: object | undefined;

function tell(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  otherTab.postMessage(message);
}

/** What the other tab hears next. */
const nextHeard = () => new Promise<void>((resolve) => (hears = resolve));

otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  heard.push(data);
  hears();
  if (answer) tell(answer);
});

beforeEach(() => {
  thisTab = joinStaffTabs();
});
afterEach(() => {
  thisTab.leave();
  endStaffSession();
  heard = [];
  answer = undefined;
});
afterAll(() => otherTab.close());

it('a tab without a session is handed that of another tab', async () => {
  answer = { kind: 'session', token: 's1' };
  expect(await thisTab.ask()).toBe('s1');
});

it('no one is signed in where no other tab answers', async () => {
  expect(await thisTab.ask()).toBeNull();
  expect(heard).toEqual([{ kind: 'ask' }]);
});

it('a tab with a session hands it to one that asks, and only then', async () => {
  startStaffSession('s2');
  const next = nextHeard();
  tell({ kind: 'ask' });
  await next;
  expect(heard).toEqual([{ kind: 'session', token: 's2' }]);
});

it('logging out in one tab ends the session in the others', async () => {
  startStaffSession('s3');
  const next = nextHeard();
  endStaffSession();
  await next;
  expect(heard).toEqual([{ kind: 'ended', token: 's3' }]);
});

it('the session of this tab ends with the same one of another tab, and with no other', async () => {
  startStaffSession('s4');
  const next = nextHeard();
  tell({ kind: 'ended', token: 'older' });
  tell({ kind: 'ask' });
  await next;
  expect(readStaffToken()).toBe('s4');
  const last = nextHeard();
  tell({ kind: 'ended', token: 's4' });
  await last;
  expect(readStaffToken()).toBeNull();
});
