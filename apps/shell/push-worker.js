/**
 * Shows what the server pushes to this browser while the site is closed, and opens it. Handles no
 * request: the pages come from the network as without it. Keeps what the server knows this browser by.
 */
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Nothing for somebody who is looking at the site: it shows the same by itself. */
async function show({ title, text, path, tag }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, {
    body: text,
    tag,
    renotify: true,
    icon: '/favicon.svg',
    data: path,
  });
}

/** Brings back the window that shows it, else opens one: another may hold a form half filled in. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => one.url === url.href);
  await (shown ? shown.focus() : self.clients.openWindow(url.href));
}

/**
 * The browser gave its subscription up for another. Nobody is signed in here: the keys of the one
 * before, which the page kept, prove to the server that this is the same browser.
 */
async function renew({ newSubscription }) {
  const store = await self.caches.open('push');
  const kept = await store.match('/push-subscription');
  if (kept === undefined) return;
  const { key, ...before } = await kept.json();
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    }));
  const { endpoint, keys } = subscription.toJSON();
  const now = { endpoint, p256dh: unpadded(keys.p256dh), auth: unpadded(keys.auth) };
  const answer = await self.fetch('/api/push/renewal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ before, now }),
  });
  const { code } = await answer.json();
  if (code === 0) await store.put('/push-subscription', Response.json({ ...now, key }));
}

function unpadded(base64url) {
  return base64url.replace(/=+$/, '');
}
