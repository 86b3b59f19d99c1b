import { can, reviewKindsOf, scopesOf, staffScopes } from './staff.ts';

it.each([
  [
    'support',
    [
      'overview',
      'orders',
      'appeals',
      'feedback',
      'service',
      'users',
      'news',
      'reports',
      'moderation',
    ],
  ],
  [
    'reviewer',
    [
      'overview',
      'reviews',
      'orders',
      'appeals',
      'questions',
      'offlineTests',
      'dictionaries',
      'users',
    ],
  ],
  [
    'finance',
    [
      'overview',
      'reviews',
      'orders',
      'settlements',
      'refunds',
      'taxInvoices',
      'reconciliation',
      'figures',
      'users',
    ],
  ],
  [
    'admin',
    [
      'overview',
      'reviews',
      'orders',
      'appeals',
      'feedback',
      'service',
      'settlements',
      'refunds',
      'taxInvoices',
      'reconciliation',
      'figures',
      'questions',
      'offlineTests',
      'dictionaries',
      'users',
      'userBlocks',
      'news',
      'reports',
      'moderation',
      'staff',
      'audit',
      'jobs',
      'frontEnds',
    ],
  ],
] as const)('%s enters its own scopes and no other', (role, expected) => {
  expect(staffScopes.filter((scope) => can(role, scope))).toEqual(expected);
  expect(scopesOf(role)).toEqual(expected);
});

it.each([
  ['support', []],
  ['reviewer', ['realName', 'company', 'translatorCertificate']],
  ['finance', ['settlementMethod']],
  ['admin', ['realName', 'settlementMethod', 'company', 'translatorCertificate']],
] as const)('%s reviews %j', (role, kinds) => {
  expect(reviewKindsOf(role)).toEqual(kinds);
});
