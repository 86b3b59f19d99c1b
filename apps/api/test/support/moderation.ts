import type { ModeratedContent, OwnHiding } from '@tolk/contract';
import type { AppealedSubject, ModeratedSubject, ModerationState } from '@tolk/domain';
import type { Answer, Caller } from '@tolk/testing/caller';
import { dataOf } from './market.ts';

/** Short ways to hide what people publish, and to appeal against it. */
export const moderationOf = {
  list(staff: Caller, subject: AppealedSubject, request: Record<string, unknown> = {}) {
    const body = { subject, pageSize: 100, ...request };
    type Listed = { total: number; list: ModeratedContent[] };
    return dataOf(staff.call<Listed>('/opsinterface/getModeratedList', body));
  },
  report(
    person: Caller,
    subject: ModeratedSubject,
    subjectId: string,
    changes: Record<string, unknown> = {},
  ): Promise<Answer<unknown>> {
    const body = { subject, subjectId, reason: 'untrue', note: '', ...changes };
    return person.call('/supinterface/reportContent', body);
  },
  hide(
    staff: Caller,
    subject: ModeratedSubject,
    subjectId: string,
    changes: Record<string, unknown> = {},
  ): Promise<Answer<ModeratedContent>> {
    const seen = { seenState: null, reason: 'untrue', words: 'Nobody knows it.' };
    const body = { subject, subjectId, ...seen, ...changes };
    return staff.call<ModeratedContent>('/opsinterface/hideContent', body);
  },
  /** As it stands now, unless the caller saw it otherwise. */
  async decide(
    staff: Caller,
    moderationId: string,
    restore: boolean,
    { words = 'We looked at it again.', seen }: { words?: string; seen?: ModerationState } = {},
  ): Promise<Answer<ModeratedContent>> {
    const now = await staff.call<ModeratedContent | null>('/opsinterface/getModeratedContent', {
      moderationId,
    });
    const seenState = seen ?? now.data?.hiding?.state ?? 'hidden';
    const path = '/opsinterface/decideHiding';
    return staff.call<ModeratedContent>(path, { moderationId, restore, words, seenState });
  },
  own(person: Caller) {
    return dataOf(person.call<OwnHiding[]>('/supinterface/getOwnHidings', {}));
  },
  appeal(person: Caller, moderationId: string, text = 'It is my own work.') {
    return person.call<OwnHiding>('/supinterface/appealHiding', { moderationId, text });
  },
};
