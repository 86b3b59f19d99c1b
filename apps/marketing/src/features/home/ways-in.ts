import { pathTo } from '@tolk/platform';

/** What the two buttons of the home page say of the person who signs up: the side, and where it begins. */
export const waysIn = {
  publish: { as: 'client', from: pathTo('positionEdit', { form: 'short' }) },
  translate: { as: 'supplier' },
} as const;
