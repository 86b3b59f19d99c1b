import { can, type StaffRole, type StaffScope } from './staff.ts';

/** What one search of the staff goes over, each with the scope that may see it. */
const kinds = {
  person: 'users',
  order: 'orders',
  appeal: 'appeals',
  payment: 'orders',
  settlement: 'settlements',
  posting: 'users',
  conversation: 'service',
  feedback: 'feedback',
  refund: 'refunds',
  transfer: 'reconciliation',
  taxInvoice: 'taxInvoices',
  review: 'moderation',
} as const satisfies Readonly<Record<string, StaffScope>>;
export type FoundKind = keyof typeof kinds;
export const foundKinds = Object.keys(kinds) as readonly FoundKind[];

/** What a role finds. */
export function foundKindsOf(role: StaffRole): readonly FoundKind[] {
  return foundKinds.filter((kind) => can(role, kinds[kind]));
}
