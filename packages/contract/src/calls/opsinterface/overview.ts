import { workQueues, verificationKinds } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Count, Nothing, Nullable, OneOf, Timestamp } from '../../schemas/base.ts';
import { AuditEntry } from '../../schemas/operations.ts';

export const opsOverview = {
  getOverviewData: defineCall({
    path: '/opsinterface/getOverviewData',
    access: 'staff',
    scope: 'overview',
    summary: 'What waits for the staff, and how queues and volumes move.',
    request: Nothing,
    response: Type.Object({
      /** Only the queues that the role may work on. */
      queues: Type.Array(
        Type.Object({
          kind: OneOf(verificationKinds),
          waiting: Count,
          oldestTime: Nullable(Timestamp),
        }),
      ),
      /** What waits at the workQueues for appeals and money that the role may enter. */
      workQueues: Type.Array(
        Type.Object({
          queue: OneOf(workQueues),
          waiting: Count,
          oldestTime: Nullable(Timestamp),
        }),
      ),
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
