/**
 * Shows what the server pushes to this browser while the site is closed, and opens it. Handles no
 * request and keeps nothing: the pages come from the network as without it.
 */
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

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
