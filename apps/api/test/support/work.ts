import type { RequestOf, ResponseOf, WorkCase, calls } from '@tolk/contract';
import type { NotedSubject, WorkSubject } from '@tolk/domain';
import type { Answer, Caller } from '@tolk/testing/caller';
import { dataOf } from './market.ts';

type Calls = (typeof calls)['opsinterface']['work'];
type Assignment = Omit<RequestOf<Calls['assignWork']>, 'subject' | 'subjectId'>;

/** Short ways to work on the cases of staff, whatever their queue. */
export const workOf = {
  list(staff: Caller, request: RequestOf<Calls['getWorkList']> = {}) {
    const path = '/opsinterface/getWorkList';
    return dataOf(
      staff.call<ResponseOf<Calls['getWorkList']>>(path, { pageSize: 100, ...request }),
    );
  },
  look(staff: Caller, subject: NotedSubject, subjectId: string): Promise<Answer<WorkCase>> {
    return staff.call<WorkCase>('/opsinterface/getWorkCase', { subject, subjectId });
  },
  /** On the case as it is now. */
  async assign(
    staff: Caller,
    subject: WorkSubject,
    subjectId: string,
    { seenAssigneeId, ...form }: Omit<Assignment, 'seenAssigneeId'> & Partial<Assignment>,
  ): Promise<Answer<WorkCase>> {
    const seen =
      seenAssigneeId === undefined
        ? (await dataOf(workOf.look(staff, subject, subjectId))).assigneeId
        : seenAssigneeId;
    const body = { subject, subjectId, ...form, seenAssigneeId: seen };
    return staff.call<WorkCase>('/opsinterface/assignWork', body);
  },
  note(
    staff: Caller,
    subject: NotedSubject,
    subjectId: string,
    text: string,
    mentionIds: readonly string[] = [],
  ): Promise<Answer<WorkCase>> {
    const body = { subject, subjectId, text, mentionIds };
    return staff.call<WorkCase>('/opsinterface/addWorkNote', body);
  },
  mentions(staff: Caller) {
    const path = '/opsinterface/getWorkMentions';
    return dataOf(staff.call<ResponseOf<Calls['getWorkMentions']>>(path, {}));
  },
};
