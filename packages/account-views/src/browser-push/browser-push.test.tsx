import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { BrowserPushSection } from './browser-push-section.tsx';
import { PushOffer } from './push-offer.tsx';

const keyPath = '/supinterface/getPushKey';
const savePath = '/supinterface/savePushSubscription';
const removePath = '/supinterface/removePushSubscription';
const endpoint = 'https://fcm.googleapis.com/fcm/send/1';

/** A browser with a push service; `answer` is what its person says when it asks. */
function browser({
  answer = 'granted',
  reached = true,
}: { answer?: NotificationPermission; reached?: boolean } = {}) {
  let permission: NotificationPermission = 'default';
  let subscription: object | null = null;
  const asked = { permission: 0 };
  /** What the worker can prove a renewal with. */
  const kept: { record: unknown } = { record: null };
  const made = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: 'B1==', auth: 'a1' } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      if (!reached) throw new DOMException('push service error', 'AbortError');
      subscription = made;
      return made;
    },
  };
  const registration = { pushManager };
  const worker = {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  };
  const notification = {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      asked.permission += 1;
      permission = answer;
      return answer;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const store = {
    put: async (_at: string, record: Response) => void (kept.record = await record.json()),
    delete: async () => void (kept.record = null),
  };
  const caches = { open: async () => store };
  Object.assign(globalThis, { PushManager: Object, Notification: notification, caches });
  return Object.assign(asked, { kept });
}

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(globalThis, 'caches');
});

const lever = () => screen.findByRole('switch', { name: /Show notifications on this device/ });

it('this browser is asked for by a click, subscribed, and let go again', async () => {
  const own = browser();
  const answers: Record<string, unknown> = { [keyPath]: { key: 'B0', subscribed: false } };
  const asked = answerCalls(answers);
  renderScreen(<BrowserPushSection />);
  expect(await lever()).not.toBeChecked();
  expect(own.permission).toBe(0);
  answers[keyPath] = { key: 'B0', subscribed: true };
  answers[savePath] = answers[removePath] = {};
  await userEvent.click(await lever());
  await waitFor(async () => expect(await lever()).toBeChecked());
  expect(asked).toContainEqual({ path: savePath, body: { endpoint, p256dh: 'B1', auth: 'a1' } });
  expect(own.kept.record).toEqual({ endpoint, p256dh: 'B1', auth: 'a1', key: 'B0' });

  answers[keyPath] = { key: 'B0', subscribed: false };
  await userEvent.click(await lever());
  await waitFor(async () => expect(await lever()).not.toBeChecked());
  expect(asked).toContainEqual({ path: removePath, body: { endpoint } });
  expect(own.kept.record).toBeNull();
});

it('who says no to the browser reads how to change that', async () => {
  browser({ answer: 'denied' });
  answerCalls({ [keyPath]: { key: 'B0', subscribed: false } });
  renderScreen(<BrowserPushSection />);
  await userEvent.click(await lever());
  expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
  expect(await lever()).toBeDisabled();
});

it('a push service that is out of reach is said to be', async () => {
  browser({ reached: false });
  answerCalls({ [keyPath]: { key: 'B0', subscribed: false } });
  renderScreen(<BrowserPushSection />);
  await userEvent.click(await lever());
  expect(await screen.findByText(/notification service can’t be reached/)).toBeVisible();
});

it('a browser without a push service is offered nothing, and an installation without keys offers none', async () => {
  const asked = answerCalls({ [keyPath]: { key: null, subscribed: false } });
  const { unmount } = renderScreen(<BrowserPushSection />);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  unmount();
  browser();
  renderScreen(<BrowserPushSection />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

describe('the offer', () => {
  it('that was declined is not made again', async () => {
    const own = browser();
    answerCalls({ [keyPath]: { key: 'B0', subscribed: false } });
    const { unmount } = renderScreen(<PushOffer />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(
      screen.queryByRole('region', { name: 'Notifications on this device' }),
    ).not.toBeInTheDocument();
    unmount();
    renderScreen(<PushOffer />);
    expect(
      screen.queryByRole('region', { name: 'Notifications on this device' }),
    ).not.toBeInTheDocument();
    expect(own.permission).toBe(0);
  });

  it('goes once it was taken', async () => {
    browser();
    const answers: Record<string, unknown> = { [keyPath]: { key: 'B0', subscribed: false } };
    answerCalls(answers);
    renderScreen(<PushOffer />);
    const button = await screen.findByRole('button', { name: 'Notify me' });
    answers[keyPath] = { key: 'B0', subscribed: true };
    answers[savePath] = {};
    await userEvent.click(button);
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: 'Notifications on this device' }),
      ).not.toBeInTheDocument(),
    );
  });
});
