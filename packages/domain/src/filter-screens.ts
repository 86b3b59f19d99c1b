import { can, type StaffRole, type StaffScope } from './staff.ts';

/** The lists of the console that can be narrowed down, by the names of their routes, with the scope of each. */
const screenScopes = {
  staffWork: 'overview',
  reviews: 'reviews',
  staffOrders: 'orders',
  staffAppeals: 'appeals',
  staffFeedback: 'feedback',
  serviceDesk: 'service',
  settlements: 'settlements',
  refunds: 'refunds',
  staffTaxInvoices: 'taxInvoices',
  incomingTransfers: 'reconciliation',
  reconciliations: 'reconciliation',
  questions: 'questions',
  offlineTests: 'offlineTests',
  users: 'users',
  moderation: 'moderation',
  fraudCases: 'moderation',
  messageReports: 'reports',
  audit: 'audit',
  frontEndFaults: 'frontEnds',
} as const satisfies Readonly<Record<string, StaffScope>>;

/** A list whose filters can be kept under a name. */
export type FilterScreen = keyof typeof screenScopes;
export const filterScreens = Object.keys(screenScopes) as readonly FilterScreen[];

/** Whether a role may enter the screen, and so read what colleagues share there. */
export function mayFilter(role: StaffRole, screen: FilterScreen): boolean {
  return can(role, screenScopes[screen]);
}
