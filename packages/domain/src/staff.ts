import type { VerificationKind } from './lifecycle/verification.ts';

/** Roles of the staff (docs/product/people.md#staff), each with what it may do in operations. */
export const staffRoles = ['support', 'reviewer', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Rooms of the console; calls name the scope that they belong to. */
export const staffScopes = [
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
] as const;
export type StaffScope = (typeof staffScopes)[number];

const scopes: Readonly<Record<StaffRole, readonly StaffScope[]>> = {
  support: [
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
  reviewer: [
    'overview',
    'reviews',
    'orders',
    'appeals',
    'questions',
    'offlineTests',
    'dictionaries',
    'users',
  ],
  finance: [
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
  admin: staffScopes,
};

/** Whether somebody of this role may enter a scope; the server asks it for each call. */
export function can(role: StaffRole, scope: StaffScope): boolean {
  return scopes[role].includes(scope);
}

/** Every scope of a role, in the console's order. */
export function scopesOf(role: StaffRole): readonly StaffScope[] {
  return scopes[role];
}

/** What each role may look at and decide in the review queues. */
const reviews: Readonly<Record<StaffRole, readonly VerificationKind[]>> = {
  support: [],
  reviewer: ['realName', 'company', 'translatorCertificate'],
  finance: ['settlementMethod'],
  admin: ['realName', 'settlementMethod', 'company', 'translatorCertificate'],
};

/** The review queues of a role. */
export function reviewKindsOf(role: StaffRole): readonly VerificationKind[] {
  return reviews[role];
}
