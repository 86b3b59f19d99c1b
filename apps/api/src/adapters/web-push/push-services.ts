/** Hosts of the browsers' makers; a leading dot stands for any name below it. */
const hosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether the server may send to an address that somebody named: otherwise anybody could make it call
 * what only it can reach. `sandbox` is how the addresses that the sandbox gives out begin.
 */
export function isPushEndpoint(endpoint: string, sandbox: string | null): boolean {
  const url = URL.parse(endpoint);
  // What another program reads in it must be what stands there: no spaces, dots or escapes put right.
  if (url === null || url.href !== endpoint || url.username || url.password || url.hash)
    return false;
  if (sandbox !== null && endpoint.startsWith(sandbox)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
