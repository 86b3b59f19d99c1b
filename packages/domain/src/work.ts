import type { VerificationKind } from './lifecycle/verification.ts';
import * as limits from './limits.ts';
import { can, reviewKindsOf, staffRoles, type StaffRole, type StaffScope } from './staff.ts';
import { DAY } from './time.ts';
import { afterWorkingDays } from './working-days.ts';

/**
 * What staff work on, by the record that it is, with the scope that works on it. Verifications are
 * subjects too: who may decide them says `reviewKindsOf`.
 */
const subjectScopes = {
  appeal: 'appeals',
  feedback: 'feedback',
  serviceConversation: 'service',
  testRequest: 'offlineTests',
  settlement: 'settlements',
  payoutBatch: 'settlements',
  refund: 'refunds',
  paymentIncident: 'refunds',
  taxInvoice: 'taxInvoices',
  reconciliationDifference: 'reconciliation',
  incomingTransfer: 'reconciliation',
  messageReport: 'reports',
  reportedContent: 'moderation',
  moderation: 'moderation',
  fraudCase: 'moderation',
} as const satisfies Readonly<Record<string, StaffScope>>;
type QueuedSubject = keyof typeof subjectScopes;

/** What never waits for staff, but is written notes about, with the scope that may read and write them. */
const notedScopes = {
  person: 'users',
  order: 'orders',
} as const satisfies Readonly<Record<string, StaffScope>>;

/**
 * By when a case should be dealt with: the end of a working day, what was promised to the other side,
 * or open time of the service desk. The last two are known with the case.
 */
type Target = { workingDays: number } | { ms: number } | 'promised' | 'openTime';

interface QueueRules {
  subject: QueuedSubject;
  target: Target;
}

/** What waits of appeals, questions and money, each with what it is and by when it should be done. */
const queues = {
  appealsEscalated: { subject: 'appeal', target: { ms: DAY } },
  appealsAnswered: { subject: 'appeal', target: { workingDays: 1 } },
  appealsToRule: { subject: 'appeal', target: { workingDays: 2 } },
  appealsToReview: { subject: 'appeal', target: { workingDays: 2 } },
  feedbackToAnswer: { subject: 'feedback', target: { workingDays: 2 } },
  serviceToAnswer: { subject: 'serviceConversation', target: 'openTime' },
  messagesReported: { subject: 'messageReport', target: { workingDays: 1 } },
  contentReported: { subject: 'reportedContent', target: { workingDays: 1 } },
  hidingsAppealed: { subject: 'moderation', target: { workingDays: 2 } },
  fraudToDecide: { subject: 'fraudCase', target: { workingDays: 2 } },
  testsToGive: { subject: 'testRequest', target: 'promised' },
  testsToMark: { subject: 'testRequest', target: 'promised' },
  settlementsToBatch: { subject: 'settlement', target: { workingDays: 1 } },
  batchesToApprove: { subject: 'payoutBatch', target: { workingDays: 1 } },
  refundsToDecide: { subject: 'refund', target: { workingDays: 1 } },
  refundsFailed: { subject: 'refund', target: { workingDays: 1 } },
  incidents: { subject: 'paymentIncident', target: { workingDays: 1 } },
  taxInvoicesToIssue: { subject: 'taxInvoice', target: { workingDays: 3 } },
  differences: { subject: 'reconciliationDifference', target: { workingDays: 2 } },
  transfersUnknown: { subject: 'incomingTransfer', target: { workingDays: 1 } },
} as const satisfies Readonly<Record<string, QueueRules>>;
export type WorkQueue = keyof typeof queues;
export const workQueues = Object.keys(queues) as readonly WorkQueue[];

/** The queues that a role may work on. */
export function workQueuesOf(role: StaffRole): readonly WorkQueue[] {
  return workQueues.filter((queue) => can(role, subjectScopes[queues[queue].subject]));
}

/** All that can wait for staff: verifications by their kind, and the queues. */
export const workKinds = [
  'realName',
  'settlementMethod',
  'company',
  'translatorCertificate',
  ...workQueues,
] as const satisfies readonly (VerificationKind | WorkQueue)[];
export type WorkKind = VerificationKind | WorkQueue;

export type WorkSubject = VerificationKind | QueuedSubject;
export const workSubjects = [
  'realName',
  'settlementMethod',
  'company',
  'translatorCertificate',
  ...(Object.keys(subjectScopes) as readonly QueuedSubject[]),
] as const satisfies readonly WorkSubject[];

/** Records about which staff write notes: those that wait for them, people and orders. */
export type NotedSubject = WorkSubject | keyof typeof notedScopes;
export const notedSubjects = [
  ...workSubjects,
  ...(Object.keys(notedScopes) as readonly (keyof typeof notedScopes)[]),
] as const satisfies readonly NotedSubject[];

function isQueue(kind: WorkKind): kind is WorkQueue {
  return kind in queues;
}

const scopes = { ...subjectScopes, ...notedScopes };

function isOfScope(subject: NotedSubject): subject is keyof typeof scopes {
  return subject in scopes;
}

/** What waits for a role. */
export function workKindsOf(role: StaffRole): readonly WorkKind[] {
  return [...reviewKindsOf(role), ...workQueuesOf(role)];
}

/** The record that a case is about: an appeal that escalates stays with who has it. */
export function subjectOf(kind: WorkKind): WorkSubject {
  return isQueue(kind) ? queues[kind].subject : kind;
}

/** The queues in which a record can wait; none for people and orders. */
export function kindsOf(subject: NotedSubject): readonly WorkKind[] {
  return workKinds.filter((kind) => subjectOf(kind) === subject);
}

/** Whether somebody of this role works on such records. */
export function worksOn(role: StaffRole, subject: NotedSubject): boolean {
  if (isOfScope(subject)) return can(role, scopes[subject]);
  return reviewKindsOf(role).includes(subject);
}

/** The roles whose members a case can be given to, or named in a note. */
export function rolesThatWorkOn(subject: NotedSubject): readonly StaffRole[] {
  return staffRoles.filter((role) => worksOn(role, subject));
}

interface Waiting {
  since: Date;
  /** What was promised, or the end of the desk's open time; null: neither. */
  promised: Date | null;
}

/** By when a case should be dealt with. */
export function workTarget(kind: WorkKind, { since, promised }: Waiting): Date {
  if (promised !== null) return promised;
  const target: Target = isQueue(kind)
    ? queues[kind].target
    : { workingDays: limits.certification.usualDays };
  if (typeof target === 'string') return since;
  return 'ms' in target
    ? new Date(since.getTime() + target.ms)
    : afterWorkingDays(since, target.workingDays);
}

export const workPaces = ['over', 'soon', 'onTime'] as const;
export type WorkPace = (typeof workPaces)[number];

/** How a case stands to its target: `soon` in the last quarter of its time. */
export function workPace(since: Date, target: Date, now: Date): WorkPace {
  if (target <= now) return 'over';
  const left = target.getTime() - now.getTime();
  return left * 4 <= target.getTime() - since.getTime() ? 'soon' : 'onTime';
}

/** The lists of the work screen. */
export const workViews = ['mine', 'unassigned', 'all'] as const;
export type WorkView = (typeof workViews)[number];
