import type { SettlementMethod } from '@tolk/contract';
import { firstMethod } from './first-method.ts';

type Method = Pick<SettlementMethod, 'method' | 'status'>;

const none: Method[] = [
  { method: 'personalCard', status: 'draft' },
  { method: 'corporateCard', status: 'draft' },
  { method: 'paypal', status: 'draft' },
  { method: 'payoneer', status: 'draft' },
];
const withPayoneer = none.map((one): Method => ({
  ...one,
  status: one.method === 'payoneer' ? 'submitted' : 'draft',
}));

it.each([
  ['a Swede begins with PayPal', { saved: true, nationality: 'SE' }, none, 'paypal'],
  [
    'somebody in China begins with a card',
    { saved: true, nationality: 'CN' },
    none,
    'personalCard',
  ],
  [
    'who has not said where begins with a card',
    { saved: false, nationality: '' },
    none,
    'personalCard',
  ],
  ['what was handed in comes first', { saved: true, nationality: 'CN' }, withPayoneer, 'payoneer'],
] as const)('%s', (_what, profile, methods, first) => {
  expect(firstMethod(profile, methods)).toBe(first);
});
