import { expect, type BrowserContext, type Page, type Worker } from '@playwright/test';

/** A browser's own words for what it shows. */
export interface Shown {
  title: string;
  body: string;
  /** Where a click leads, from the site's root. */
  data: string;
}

/**
 * Gives the pages of a window the sandbox's push service and somebody who says yes: a headless browser
 * has no push service and refuses notifications. The worker and its events are the browser's own.
 */
export async function usePushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(subscribeAtSandbox);
}

/** Runs in the page. */
function subscribeAtSandbox(): void {
  const key = 'sandbox-push-subscription';
  const kept = () => {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const { endpoint, keys, options } = JSON.parse(text);
    const unsubscribe = async () => {
      localStorage.removeItem(key);
      return true;
    };
    return { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  };
  let permission: NotificationPermission = kept() === null ? 'default' : 'granted';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
  Object.assign(PushManager.prototype, {
    getSubscription: async () => kept(),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      const answer = await fetch('/sandbox/api/browsers', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ applicationServerKey }),
      });
      const bytes = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
      const options = { applicationServerKey: Array.from(bytes, (sign) => sign.codePointAt(0)) };
      localStorage.setItem(key, JSON.stringify({ ...(await answer.json()), options }));
      return kept();
    },
  });
}

/** By which name the sandbox knows the browser of a page that has subscribed. */
export async function browserId(page: Page): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('sandbox-push-subscription'));
  if (kept === null) throw new Error('This browser is not subscribed.');
  return JSON.parse(kept).id;
}

/** Gives the browser another subscription, as push services do now and then; answers its name. */
export async function renewSubscription(page: Page): Promise<string> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const before = await browserId(page);
  const worker = await pushWorker(page.context());
  const { key } = await worker.evaluate(keptByWorker);
  await page.evaluate(async (applicationServerKey) => {
    await PushManager.prototype.subscribe({ applicationServerKey, userVisibleOnly: true });
  }, key);
  const next = await page.evaluate(() => localStorage.getItem('sandbox-push-subscription') ?? '');
  await worker.evaluate(changeSubscription, next);
  const told = async () => (await worker.evaluate(keptByWorker)).endpoint;
  await expect.poll(told).toBe(JSON.parse(next).endpoint);
  const id = await browserId(page);
  expect(id).not.toBe(before);
  return id;
}

/** Runs in the worker: by what the server knows this browser. */
async function keptByWorker(): Promise<{ endpoint: string; key: string }> {
  const kept = await caches.match('/push-subscription');
  if (kept === undefined) throw new Error('This browser keeps no subscription.');
  return kept.json();
}

/** Runs in the worker. */
function changeSubscription(next: string): void {
  const { endpoint, keys } = JSON.parse(next);
  const scope = globalThis as unknown as {
    dispatchEvent: (event: Event) => boolean;
    ExtendableEvent: typeof Event;
  };
  const newSubscription = { toJSON: () => ({ endpoint, keys }) };
  const change = new scope.ExtendableEvent('pushsubscriptionchange');
  scope.dispatchEvent(Object.assign(change, { newSubscription }));
}

/** Hands the worker what the push service took, as a browser does, and answers what it shows then. */
export async function deliver(page: Page, payload: string): Promise<Shown> {
  const worker = await pushWorker(page.context());
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ isDeleted }) => !isDeleted);
    if (own) resolve(own.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await promise;
  await worker.evaluate(keepShown);
  const origin = new URL(worker.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: payload });
  await expect.poll(() => worker.evaluate(lastShown)).not.toBeNull();
  await session.detach();
  return (await worker.evaluate(lastShown)) ?? { title: '', body: '', data: '' };
}

/** Runs in the worker. Headless Chromium refuses to show anything: what it is asked to show is kept. */
function keepShown(): void {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  const kept: { shown: Shown | null } = { shown: null };
  Object.assign(globalThis, { kept });
  registration.showNotification = async (title, { body = '', data = '' } = {}) => {
    kept.shown = { title, body, data };
  };
}

/** Runs in the worker. */
function lastShown(): Shown | null {
  const { kept } = globalThis as unknown as { kept: { shown: Shown | null } };
  return kept.shown;
}

/** Clicks what the worker was handed last; answers which address it opens. */
export async function clickNotification(page: Page): Promise<string> {
  const worker = await pushWorker(page.context());
  return worker.evaluate(openedByClick);
}

/** Runs in the worker. A window opens only where a person clicks: the worker's wish is taken for it. */
async function openedByClick(): Promise<string> {
  const scope = globalThis as unknown as {
    kept: { shown: Shown };
    clients: { openWindow: (url: string) => Promise<unknown> };
    dispatchEvent: (event: Event) => boolean;
    ExtendableEvent: typeof Event;
  };
  const { promise, resolve } = Promise.withResolvers<string>();
  scope.clients.openWindow = async (url) => resolve(url);
  const click = new scope.ExtendableEvent('notificationclick');
  scope.dispatchEvent(
    Object.assign(click, { notification: { data: scope.kept.shown.data, close: () => undefined } }),
  );
  return promise;
}

async function pushWorker(context: BrowserContext): Promise<Worker> {
  const running = context.serviceWorkers().find((one) => one.url().endsWith('/push-worker.js'));
  return running ?? context.waitForEvent('serviceworker');
}
