import { isIPv6 } from 'node:net';

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address, since anyone who has one
 * address of it has all of them.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('%')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // A URL writes every form of an address in the one compressed form.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
