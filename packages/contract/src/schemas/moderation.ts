import {
  appealedSubjects,
  contentReportOutcomes,
  limits,
  moderationActions,
  moderationReasonValues,
  moderationStates,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { ActionState, Count, Flag, Id, Nullable, OneOf, Text, Timestamp } from './base.ts';

/** What became of it, as both sides read it. */
const hiding = {
  moderationId: Id,
  subject: OneOf(appealedSubjects),
  /** What it is called: an address, a project, an order; how the message begins that it is about. */
  title: Type.String(),
  state: OneOf(moderationStates),
  /** Null: the words alone are the reason, as of a warning. */
  reason: Nullable(OneOf(moderationReasonValues)),
  /** What staff added to the reason. */
  words: Type.String(),
  hiddenTime: Timestamp,
  /** When a silence ends. */
  untilTime: Nullable(Timestamp),
  /** Empty until the author appealed. */
  appeal: Type.String(),
  appealTime: Nullable(Timestamp),
  /** What staff wrote when it was restored or upheld. */
  decision: Type.String(),
  decideTime: Nullable(Timestamp),
};

/** Of the caller, hidden or restored; or done to the caller. */
export const OwnHiding = Type.Object({
  ...hiding,
  mayAppeal: Flag,
  /** The caller has deleted it since: there is nothing to show again, and so no appeal. */
  deleted: Type.Optional(Flag),
});
export type OwnHiding = Static<typeof OwnHiding>;

export const Hiding = Type.Object({
  ...hiding,
  /** As it read when it was hidden; the message; null where that was not kept yet. */
  text: Nullable(Type.String()),
  hiddenBy: Type.String(),
  decidedBy: Nullable(Type.String()),
});
export type Hiding = Static<typeof Hiding>;

/** What people reported of one content since staff decided last; one case, however many they are. */
export const ContentReports = Type.Object({
  reportedContentId: Id,
  count: Count,
  /** The newest ones. */
  list: Type.Array(
    Type.Object({
      reporterId: Id,
      reporterName: Type.String(),
      reason: OneOf(moderationReasonValues),
      note: Type.String(),
      createTime: Timestamp,
    }),
  ),
  /** As it read when it was reported first. */
  title: Type.String(),
  text: Type.String(),
  outcome: Nullable(OneOf(contentReportOutcomes)),
  /** Why it was dismissed. */
  words: Type.String(),
  decidedBy: Nullable(Type.String()),
});
export type ContentReports = Static<typeof ContentReports>;

/**
 * What the public reads, or read until it was hidden, as staff moderate it; or the message for which
 * somebody was warned or silenced, which lists leave out.
 */
export const ModeratedContent = Type.Object({
  subject: OneOf(appealedSubjects),
  /** Of a message: its report’s. */
  subjectId: Id,
  personId: Id,
  personName: Type.String(),
  title: Type.String(),
  text: Type.String(),
  time: Timestamp,
  /** The newest one; null: it was never hidden. */
  hiding: Nullable(Hiding),
  /** The newest case; null: it was never reported. */
  reports: Nullable(ContentReports),
  allowedActions: Type.Array(ActionState(moderationActions)),
});
export type ModeratedContent = Static<typeof ModeratedContent>;

/** How it stood on the screen of who acts; null: it was never hidden. */
export const SeenModeration = Nullable(OneOf(moderationStates));

/** What staff writes to the author. */
export const ModerationWords = Text(limits.moderation.words);
