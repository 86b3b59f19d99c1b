/** A subscription of this browser as the server keeps it. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const worker = '/push-worker.js';

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

/** Starts the worker and subscribes it, anew where it was subscribed for another key. */
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
  return {
    endpoint: endpoint ?? subscription.endpoint,
    p256dh: unpadded(keys.p256dh),
    auth: unpadded(keys.auth),
  };
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCodePoint(...bytes));
  return unpadded(text.replaceAll('+', '-').replaceAll('/', '_')) === key;
}

function unpadded(base64url = ''): string {
  return base64url.replace(/=+$/, '');
}
