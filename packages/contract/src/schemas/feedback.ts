import { feedbackActions, feedbackStatuses, limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  FileInfo,
  Flag,
  Id,
  Language,
  Line,
  Nullable,
  OneOf,
  Text,
  Timestamp,
} from './base.ts';

/** Names are those of docs/product/data.md#evaluation-feedback-and-notices. */
const common = {
  feedbackId: Id,
  /** Of the dictionary `feedbackType`, which staff edit. */
  feedbackType: Type.String(),
  feedbackStatus: OneOf(feedbackStatuses),
  createTime: Timestamp,
  answerTime: Nullable(Timestamp),
  /** Handled with the same report of somebody else. */
  merged: Flag,
};

/** One’s own feedback, as a line of the list. */
export const FeedbackRow = Type.Object({
  ...common,
  /** The beginning of what was written. */
  instructions: Type.String(),
  /** How many files came with it. */
  attachments: Count,
  /** Answered, and the answer not read yet. */
  unread: Flag,
});
export type FeedbackRow = Static<typeof FeedbackRow>;

export const FeedbackDetail = Type.Object({
  ...common,
  instructions: Type.String(),
  attachments: Type.Array(FileInfo),
  unread: Flag,
  /** The answer; null until there is one. */
  results: Nullable(Type.String()),
});
export type FeedbackDetail = Static<typeof FeedbackDetail>;

export const FeedbackForm = Type.Object({
  feedbackType: Line(40, 1),
  instructions: Text(limits.feedback.text, 1),
  /** Uploaded as `feedback`. */
  fileIds: Type.Array(Id, { maxItems: limits.feedback.files, uniqueItems: true }),
});
export type FeedbackForm = Static<typeof FeedbackForm>;

/** What the desk knows of each report. */
const seenByStaff = {
  ...common,
  instructions: Type.String(),
  personId: Id,
  personName: Type.String(),
  /** In which identity it was written. */
  identity: OneOf(['client', 'supplier'] as const),
  /** Of the page on which it was written: the answer is written in it. */
  language: Language,
  assigneeId: Nullable(Id),
  assigneeName: Nullable(Type.String()),
};

/** A line of the desk’s list. */
export const StaffFeedbackRow = Type.Object({
  ...seenByStaff,
  attachments: Count,
  /** How many reports of the same were merged into it. */
  duplicates: Count,
});
export type StaffFeedbackRow = Static<typeof StaffFeedbackRow>;

export const StaffFeedbackDetail = Type.Object({
  ...seenByStaff,
  version: Count,
  attachments: Type.Array(FileInfo),
  /** By language; both where its duplicates are written in both. */
  results: Nullable(
    Type.Object({
      en: Nullable(Type.String()),
      zh: Nullable(Type.String()),
      by: Type.String(),
    }),
  ),
  /** Languages in which the answer is needed. */
  answerLanguages: Type.Array(Language),
  /** Where it was merged into. */
  mainFeedbackId: Nullable(Id),
  duplicates: Type.Array(
    Type.Object({
      feedbackId: Id,
      personName: Type.String(),
      instructions: Type.String(),
      createTime: Timestamp,
    }),
  ),
  timeline: Type.Array(
    Type.Object({
      action: OneOf(feedbackActions),
      /** Null: the person. */
      byName: Nullable(Type.String()),
      /** To whom it was given. */
      toName: Nullable(Type.String()),
      time: Timestamp,
    }),
  ),
  allowedActions: Type.Array(ActionState(feedbackActions)),
});
export type StaffFeedbackDetail = Static<typeof StaffFeedbackDetail>;
