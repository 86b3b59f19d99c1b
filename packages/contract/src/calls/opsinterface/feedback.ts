import { feedbackStatuses, limits } from '@tolk/domain';
import { Type, type TProperties } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { StaffFeedbackDetail, StaffFeedbackRow } from '../../schemas/feedback.ts';
import {
  Count,
  Id,
  Line,
  ListOf,
  Nothing,
  OneOf,
  Page,
  SearchWords,
  Text,
} from '../../schemas/base.ts';

const scope = 'feedback' as const;
const target = { feedbackId: Id, version: Count };
const Answer = Type.Optional(Text(limits.feedback.answer));

/** One act on a report; answers how it then stands. */
function act<const Name extends string, Fields extends TProperties>(
  name: Name,
  summary: string,
  fields: Fields,
) {
  return defineCall({
    path: `/opsinterface/${name}` as const,
    access: 'staff',
    scope,
    summary,
    request: Type.Object({ ...target, ...fields }),
    response: StaffFeedbackDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  });
}

/** The feedback desk: who takes what on, the answer, duplicates. */
export const opsFeedback = {
  getFeedbackList: defineCall({
    path: '/opsinterface/getFeedbackList',
    access: 'staff',
    scope,
    summary: 'Feedback; what is open first, the oldest before all, then what was answered last.',
    request: Type.Object({
      ...Page,
      feedbackStatus: Type.Optional(OneOf(feedbackStatuses)),
      feedbackType: Type.Optional(Line(40)),
      assignee: Type.Optional(OneOf(['me', 'nobody'] as const)),
      search: SearchWords,
    }),
    response: ListOf(StaffFeedbackRow),
    idempotency: 'none',
  }),
  getFeedbackDetail: defineCall({
    path: '/opsinterface/getFeedbackDetail',
    access: 'staff',
    scope,
    summary: 'One report with its attachments, duplicates and story; the look is noted.',
    request: Type.Object({ feedbackId: Id }),
    response: StaffFeedbackDetail,
    idempotency: 'none',
  }),
  answerFeedback: act(
    'answerFeedback',
    'Answer a report and its duplicates, in each language they are written in.',
    { answerEn: Answer, answerZh: Answer },
  ),
  reopenFeedback: act('reopenFeedback', 'Take an answered report up again.', {}),
  mergeFeedback: act(
    'mergeFeedback',
    'Merge a report into another one of the same: it is answered with it.',
    { intoFeedbackId: Id },
  ),
  separateFeedback: act('separateFeedback', 'Undo a merge before it is answered.', {}),
  downloadFeedbackFile: defineCall({
    path: '/opsinterface/downloadFeedbackFile',
    access: 'staff',
    scope,
    summary: 'An attachment of a report; the look is noted.',
    request: Type.Object({ feedbackId: Id, fileId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};
