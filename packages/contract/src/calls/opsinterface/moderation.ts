import {
  appealedSubjects,
  limits,
  moderatedSubjects,
  moderationLists,
  moderationReasonValues,
} from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Flag, Id, ListOf, OneOf, Page, SearchWords, Text } from '../../schemas/base.ts';
import { ModeratedContent, ModerationWords, SeenModeration } from '../../schemas/moderation.ts';

const scope = 'moderation' as const;

/** What the public reads of people, what staff takes out of its sight, and what is said against that. */
export const opsModeration = {
  getModeratedList: defineCall({
    path: '/opsinterface/getModeratedList',
    access: 'staff',
    scope,
    summary:
      'Public pages, resumes, postings or reviews: what is shown, the newest first, what was reported, or what was hidden; of one person, or one of them, or by words. Warnings and silences: those that hold or were appealed, by whom they concern.',
    request: Type.Object({
      ...Page,
      subject: OneOf(appealedSubjects),
      state: Type.Optional(OneOf(moderationLists)),
      personId: Type.Optional(Id),
      subjectId: Type.Optional(Id),
      /** Words of the content or of its author’s name, or exactly an author’s contact. */
      search: SearchWords,
    }),
    response: ListOf(ModeratedContent),
    idempotency: 'none',
  }),
  getModeratedContent: defineCall({
    path: '/opsinterface/getModeratedContent',
    access: 'staff',
    scope,
    summary:
      'What one hiding, warning or silence is about, with what is said against it; a look at a message is noted.',
    request: Type.Object({ moderationId: Id }),
    response: ModeratedContent,
    idempotency: 'none',
  }),
  getReportedContent: defineCall({
    path: '/opsinterface/getReportedContent',
    access: 'staff',
    scope,
    summary: 'What several people reported as one case, with why.',
    request: Type.Object({ reportedContentId: Id }),
    response: ModeratedContent,
    idempotency: 'none',
  }),
  dismissContentReports: defineCall({
    path: '/opsinterface/dismissContentReports',
    access: 'staff',
    scope,
    summary:
      'Leave what was reported as it is, for a reason that colleagues read; who reported it is told.',
    request: Type.Object({ reportedContentId: Id, words: Text(limits.reason.max, 1) }),
    response: ModeratedContent,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  hideContent: defineCall({
    path: '/opsinterface/hideContent',
    access: 'staff',
    scope,
    summary: 'Take it out of the public’s sight; its author is told why and may appeal once.',
    request: Type.Object({
      subject: OneOf(moderatedSubjects),
      subjectId: Id,
      reason: OneOf(moderationReasonValues),
      words: ModerationWords,
      seenState: SeenModeration,
    }),
    response: ModeratedContent,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  decideHiding: defineCall({
    path: '/opsinterface/decideHiding',
    access: 'staff',
    scope,
    summary:
      'Show it again or lift it, or uphold it after an appeal, which a second member decides.',
    request: Type.Object({
      moderationId: Id,
      restore: Flag,
      words: ModerationWords,
      seenState: SeenModeration,
    }),
    response: ModeratedContent,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
