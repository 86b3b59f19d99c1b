import type { VerificationKind } from './lifecycle/verification.ts';

/** Roles of the staff (docs/product/people.md#staff), each with what it may do in operations. */
export const staffRoles = ['support', 'reviewer', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Rooms of the console; calls name the room that they belong to. */
export const staffRooms = [
  'overview',
  'reviews',
  'orders',
  'appeals',
  'settlements',
  'refunds',
  'reconciliation',
  'figures',
  'questions',
  'offlineTests',
  'dictionaries',
  'users',
  'userBlocks',
  'news',
  'staff',
  'audit',
] as const;
export type StaffRoom = (typeof staffRooms)[number];

const rooms: Readonly<Record<StaffRole, readonly StaffRoom[]>> = {
  support: ['overview', 'orders', 'appeals', 'users', 'news'],
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
    'reconciliation',
    'figures',
    'users',
  ],
  admin: staffRooms,
};

/** Whether somebody of this role may enter a room; the server asks it for each call. */
export function mayEnter(role: StaffRole, room: StaffRoom): boolean {
  return rooms[role].includes(room);
}

/** Every room of a role, in the console's order. */
export function roomsOf(role: StaffRole): readonly StaffRoom[] {
  return rooms[role];
}

/** What each role may look at and decide in the review queues. */
const reviews: Readonly<Record<StaffRole, readonly VerificationKind[]>> = {
  support: [],
  reviewer: ['realName', 'company'],
  finance: ['settlementMethod'],
  admin: ['realName', 'settlementMethod', 'company'],
};

/** The review queues of a role. */
export function reviewKindsOf(role: StaffRole): readonly VerificationKind[] {
  return reviews[role];
}

/** What waits at the desks for appeals and money, each with the room of its desk. */
const deskRooms = {
  appealsEscalated: 'appeals',
  appealsToRule: 'appeals',
  appealsToReview: 'appeals',
  settlementsToBatch: 'settlements',
  batchesToApprove: 'settlements',
  refundsToDecide: 'refunds',
  refundsFailed: 'refunds',
  incidents: 'refunds',
  differences: 'reconciliation',
} as const satisfies Readonly<Record<string, StaffRoom>>;
export type DeskQueue = keyof typeof deskRooms;
export const deskQueues = Object.keys(deskRooms) as readonly DeskQueue[];

/** The desks' queues that a role may work on. */
export function deskQueuesOf(role: StaffRole): readonly DeskQueue[] {
  return deskQueues.filter((queue) => mayEnter(role, deskRooms[queue]));
}
