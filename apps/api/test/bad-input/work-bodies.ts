import { randomUUID } from 'node:crypto';
import type { WorkFilter } from '@tolk/contract';
import { dataOf } from '../support/market.ts';
import { addStaffMember } from '../support/staff.ts';
import type { TestApp } from '../support/test-app.ts';
import { workOf } from '../support/work.ts';
import { sendFeedback } from './feedback-bodies.ts';
import type { Fixture } from './fixture.ts';

/** What makes each changing call about the work of staff possible, by its name. */
export function workBodies(tolk: TestApp, fixture: () => Fixture) {
  const record = async () => ({
    subject: 'feedback' as const,
    subjectId: await sendFeedback(fixture().market.client, 'client'),
  });
  const colleague = async () => (await addStaffMember(tolk, 'support')).staffId;
  const filter = () => ({
    name: `Late ${randomUUID().slice(0, 8)}`,
    screen: 'refunds',
    query: 'status=failed',
    shared: true,
  });
  return {
    assignWork: async () => ({
      body: {
        ...(await record()),
        staffId: await colleague(),
        seenAssigneeId: null,
        note: 'You know this page.',
      },
    }),
    assignWorkAtOnce: async () => ({
      body: {
        cases: [{ ...(await record()), seenAssigneeId: null }],
        staffId: await colleague(),
        note: 'You know these pages.',
      },
    }),
    addWorkNote: async () => ({
      body: { ...(await record()), text: 'Seen before.', mentionIds: [await colleague()] },
    }),
    saveWorkFilter: () => Promise.resolve({ body: filter() }),
    deleteWorkFilter: async () => {
      const path = '/opsinterface/saveWorkFilter';
      const saved = await dataOf(fixture().staff.admin.call<WorkFilter>(path, filter()));
      return { body: { filterId: saved.filterId } };
    },
  };
}

/** A record of one of the desks that was taken on, as the call that returns it to the queue sees it. */
export async function takenOn(
  { staff }: Fixture,
  subject: 'feedback' | 'taxInvoice',
  subjectId: string,
) {
  const { staffId } = staff.admin;
  await dataOf(workOf.assign(staff.admin, subject, subjectId, { staffId }));
  return { subject, subjectId, staffId: null, seenAssigneeId: staffId, note: 'Not mine.' };
}
