import type { ModeratedContent, OwnHiding } from '@tolk/contract';
import type { ModeratedSubject } from '@tolk/domain';
import type { Answer, Caller } from '@tolk/testing/caller';
import { dataOf } from './market.ts';

/** Short ways to hide what people publish, and to appeal against it. */
export const moderationOf = {
  list(staff: Caller, subject: ModeratedSubject, request: Record<string, unknown> = {}) {
    const body = { subject, pageSize: 100, ...request };
    type Listed = { total: number; list: ModeratedContent[] };
    return dataOf(staff.call<Listed>('/opsinterface/getModeratedList', body));
  },
  hide(
    staff: Caller,
    subject: ModeratedSubject,
    subjectId: string,
    changes: Record<string, unknown> = {},
  ): Promise<Answer<ModeratedContent>> {
    const body = { subject, subjectId, reason: 'untrue', words: 'Nobody knows it.', ...changes };
    return staff.call<ModeratedContent>('/opsinterface/hideContent', body);
  },
  decide(
    staff: Caller,
    moderationId: string,
    restore: boolean,
    words = 'We looked at it again.',
  ): Promise<Answer<ModeratedContent>> {
    const path = '/opsinterface/decideHiding';
    return staff.call<ModeratedContent>(path, { moderationId, restore, words });
  },
  own(person: Caller) {
    return dataOf(person.call<OwnHiding[]>('/supinterface/getOwnHidings', {}));
  },
  appeal(person: Caller, moderationId: string, text = 'It is my own work.') {
    return person.call<OwnHiding>('/supinterface/appealHiding', { moderationId, text });
  },
};
