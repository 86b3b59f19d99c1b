import { reportOutcomes, reportReasons } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Flag, Id, Nullable, OneOf, Timestamp } from './base.ts';

const sides = ['client', 'supplier'] as const;

/** A report as the queue lists it. */
export const MessageReportRow = Type.Object({
  messageReportId: Id,
  reason: OneOf(reportReasons),
  note: Type.String(),
  createTime: Timestamp,
  reporterName: Type.String(),
  reportedName: Type.String(),
  /** Who wrote it for the organisation that was reported. */
  memberName: Type.Optional(Type.String()),
  outcome: Nullable(OneOf(reportOutcomes)),
  decidedTime: Nullable(Timestamp),
  decidedBy: Nullable(Type.String()),
  /** When the warning or the silence was lifted on appeal. */
  liftedTime: Nullable(Timestamp),
});
export type MessageReportRow = Static<typeof MessageReportRow>;

/** With what staff may read: the message and its neighbours as they were, and nothing else. */
export const MessageReport = Type.Object({
  ...MessageReportRow.properties,
  reporterId: Id,
  reportedId: Id,
  memberId: Type.Optional(Id),
  reportedSide: OneOf(sides),
  seq: Type.Integer(),
  messages: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      by: Nullable(OneOf(sides)),
      at: Timestamp,
      text: Type.String(),
      fileName: Nullable(Type.String()),
      recalled: Flag,
    }),
  ),
  /** Reports against who wrote it that led to something which was not lifted. */
  earlierFindings: Count,
  words: Type.String({ description: 'What staff wrote to the person' }),
});
export type MessageReport = Static<typeof MessageReport>;
