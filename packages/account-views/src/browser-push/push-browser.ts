/** A subscription of this browser as the server keeps it. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const worker = '/push-worker.js';
/** Where the worker finds what the server knows this browser by, to prove that it goes on under another address. */
const record = '/push-subscription';

/** Whether this browser can be told of anything while the site is closed; Safari on phones only once installed. */
export function canBeTold(): boolean {
  return (
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  );
}

/** Without asking for anything; null while there is none. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Starts the worker and subscribes it, again where it was subscribed for another key. */
export async function subscribe(key: string): Promise<Subscribed> {
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before !== null && !isFor(before, key)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const subscribed = {
    endpoint: endpoint ?? subscription.endpoint,
    p256dh: unpadded(keys.p256dh),
    auth: unpadded(keys.auth),
  };
  const store = await caches.open('push');
  await store.put(record, new Response(JSON.stringify({ ...subscribed, key })));
  return subscribed;
}

/** Ends it in this browser, and lets the worker renew nothing. */
export async function unsubscribe(subscription: PushSubscription): Promise<void> {
  const store = await caches.open('push');
  await store.delete(record);
  await subscription.unsubscribe();
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCodePoint(...bytes));
  return unpadded(text.replaceAll('+', '-').replaceAll('/', '_')) === key;
}

function unpadded(base64url = ''): string {
  return base64url.replace(/=+$/, '');
}
