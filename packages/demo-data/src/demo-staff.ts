import type { StaffRole } from '@tolk/domain';

/** One member of the staff for each role, all with the demo password and the demo's TOTP secret. */
export const demoStaff: readonly { account: string; name: string; role: StaffRole }[] = [
  { account: 'admin@tolk.example', name: '顾明远', role: 'admin' },
  { account: 'reviewer@tolk.example', name: 'Marta Lindqvist', role: 'reviewer' },
  { account: 'support@tolk.example', name: '何静', role: 'support' },
  { account: 'finance@tolk.example', name: 'Paul Becker', role: 'finance' },
];
