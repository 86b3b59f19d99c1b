import { workPaces, workQueues, verificationKinds } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Count, Nothing, Nullable, OneOf, Timestamp } from '../../schemas/base.ts';
import { AuditEntry } from '../../schemas/operations.ts';

const waits = {
  waiting: Count,
  oldestTime: Nullable(Timestamp),
  /** By when the most urgent case should be dealt with, and how it stands to that; null: nothing waits. */
  targetTime: Nullable(Timestamp),
  pace: Nullable(OneOf(workPaces)),
  /** Cases whose time is over. One that waits in two queues is overdue in the first of them. */
  over: Count,
};

export const opsOverview = {
  getOverviewData: defineCall({
    path: '/opsinterface/getOverviewData',
    access: 'staff',
    scope: 'overview',
    summary: 'What waits for the staff, and how queues and volumes move.',
    request: Nothing,
    response: Type.Object({
      /** Only the queues that the role may work on. */
      queues: Type.Array(Type.Object({ kind: OneOf(verificationKinds), ...waits })),
      /** What waits at the workQueues for appeals and money that the role may enter. */
      workQueues: Type.Array(Type.Object({ queue: OneOf(workQueues), ...waits })),
      /** The last 14 days, the oldest first; days in Shanghai as YYYY-MM-DD. */
      days: Type.Array(
        Type.Object({
          day: Type.String(),
          registrations: Count,
          postings: Count,
          applications: Count,
          tests: Count,
          decisions: Count,
        }),
      ),
      ownDecisions: Type.Array(AuditEntry),
    }),
    idempotency: 'none',
  }),
};
