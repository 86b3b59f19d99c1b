import * as limits from './limits.ts';
import { product } from './product.ts';

/** Lower-case Latin letters, digits and single hyphens, a letter first: no other script, so no lookalikes of one. */
export const addressShape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What only those who run the product are called; no part of an address may be one. */
const reserved = [
  product.slug,
  ...'tongyi admin administrator moderator official support service services staff team help'.split(
    ' ',
  ),
  ...'helpdesk security payment payments billing refund refunds webmaster system'.split(' '),
];

/** Letters and digits that are read for one another, each with the one that stands for all of them. */
const readAs: readonly (readonly [RegExp, string])[] = [
  [/-/g, ''],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** What addresses that look alike have in common: `lin-wei`, `linwei` and `1inwei` are one. */
export function addressSkeleton(address: string): string {
  return readAs.reduce((text, [pattern, letter]) => text.replace(pattern, letter), address);
}

const reservedSkeletons = new Set(reserved.map(addressSkeleton));

export type AddressFault = 'shape' | 'reserved';

/** What keeps an address from being chosen, whoever may have it already; null: nothing. */
export function addressFault(address: string): AddressFault | null {
  const { min, max } = limits.publicProfile.address;
  if (address.length < min || address.length > max || !addressShape.test(address)) return 'shape';
  const read = [address, ...address.split('-')].map(addressSkeleton);
  return read.some((part) => reservedSkeletons.has(part)) ? 'reserved' : null;
}
