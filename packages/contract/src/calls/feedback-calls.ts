import { DAY, feedbackStatuses, limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../define-call.ts';
import { Bilingual, Done, Id, ListOf, Nothing, OneOf, Page } from '../schemas/base.ts';
import { FeedbackDetail, FeedbackForm, FeedbackRow } from '../schemas/feedback.ts';

/** Feedback under the same names in both interfaces; YYFK = feedback. */
export function feedbackCalls<const Interface extends 'supinterface' | 'clientinterface'>(
  name: Interface,
) {
  const access = name === 'supinterface' ? 'supplier' : 'client';
  const path = <const Call extends string>(call: Call) => `/${name}/${call}` as const;
  return {
    getFeedbackTypeData: defineCall({
      path: path('getFeedbackTypeData'),
      access,
      organisation: 'self',
      summary: 'The types of feedback that are offered.',
      request: Nothing,
      response: Type.Array(Type.Object({ value: Type.String(), ...Bilingual.properties })),
      idempotency: 'none',
    }),
    getFeedbackData: defineCall({
      path: path('getFeedbackData'),
      access,
      organisation: 'self',
      summary: 'The caller’s feedback, newest first.',
      request: Type.Object({ ...Page, feedbackStatus: Type.Optional(OneOf(feedbackStatuses)) }),
      response: ListOf(FeedbackRow),
      idempotency: 'none',
    }),
    addFeedBack: defineCall({
      path: path('addFeedBack'),
      access,
      organisation: 'self',
      summary: 'Send feedback; files are uploaded as `feedback` before.',
      request: FeedbackForm,
      response: Type.Object({ feedbackId: Id }),
      idempotency: 'accepted',
      limit: { max: limits.feedback.perDay, windowMs: DAY, counts: 'successes' },
    }),
    getFeedbackDetail: defineCall({
      path: path('getFeedbackDetail'),
      access,
      organisation: 'self',
      summary: 'One of the caller’s feedback with its attachments and the answer.',
      request: Type.Object({ feedbackId: Id }),
      response: FeedbackDetail,
      idempotency: 'none',
    }),
    upYYFKReadingStatus: defineCall({
      path: path('upYYFKReadingStatus'),
      access,
      organisation: 'self',
      summary:
        'Mark the answer to one’s feedback (YYFK) read; before there is one, nothing changes.',
      request: Type.Object({ feedbackId: Id }),
      response: Done,
      idempotency: 'accepted',
    }),
  };
}
