import {
  applicationStatuses,
  invitationAnswers,
  limits,
  orderActions,
  orderStates,
  positionStatuses,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { projectTypes } from './posting.ts';
import { Count, FileInfo, Flag, Id, Nullable, OneOf, Text, Timestamp, Url } from './base.ts';

const sides = ['client', 'supplier'] as const;

/** Number of a change within its conversation: 1 for the first. */
export const ChangeNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const common = { name: Type.String(), since: Timestamp };

/** What a conversation is about, with the state that it is in. */
export const ConversationContext = Type.Union([
  Type.Object({
    ...common,
    kind: Type.Literal('posting'),
    projectReleaseInforId: Id,
    status: OneOf(positionStatuses),
  }),
  Type.Object({
    ...common,
    kind: Type.Literal('invitation'),
    projectReleaseInforId: Id,
    answer: Nullable(OneOf(invitationAnswers)),
  }),
  Type.Object({
    ...common,
    kind: Type.Literal('application'),
    projectReleaseInforId: Id,
    projectApplicationJLId: Id,
    status: OneOf(applicationStatuses),
  }),
  Type.Object({
    ...common,
    kind: Type.Literal('order'),
    projectOrderId: Id,
    orderType: OneOf(projectTypes),
    orderState: OneOf(orderStates),
    reachedBy: OneOf(orderActions),
  }),
]);
export type ConversationContext = Static<typeof ConversationContext>;

const Quote = Type.Object({
  seq: ChangeNumber,
  by: OneOf(sides),
  /** The beginning of the text; empty for a file, and after a recall. */
  text: Type.String(),
  fileName: Nullable(Type.String()),
  recalled: Flag,
});

/** What an order did, and who did it: null for a timer or staff. */
const ThreadEvent = Type.Object({
  projectOrderId: Id,
  orderName: Type.String(),
  orderType: OneOf(projectTypes),
  action: OneOf(orderActions),
  by: Nullable(OneOf(sides)),
});

export const Message = Type.Object({
  seq: ChangeNumber,
  /** Its last change; equals `seq` until it is recalled. */
  changed: ChangeNumber,
  /** As the sender's browser named it; null for an event. */
  messageId: Nullable(Id),
  by: Nullable(OneOf(sides)),
  /** Who wrote it for the organisation that the caller acts for. */
  memberName: Type.Optional(Type.String()),
  /** Given with `memberName`: it was another member, and only they may take it back. */
  byColleague: Type.Optional(Flag),
  time: Timestamp,
  text: Type.String(),
  file: Nullable(FileInfo),
  quote: Nullable(Quote),
  recalled: Flag,
  event: Nullable(ThreadEvent),
  /** It reads as though somebody were to be paid past the platform. */
  outsidePayment: Flag,
});
export type Message = Static<typeof Message>;

export const ContactRow = Type.Object({
  conversationId: Id,
  otherId: Id,
  otherName: Type.String(),
  /**
   * The order or posting that joined the two last, only in a list with another contact of this name;
   * `since` when it did, only where that one’s is called the same.
   */
  about: Type.Optional(Type.Object({ name: Type.String(), since: Type.Optional(Timestamp) })),
  otherAvatar: Nullable(Url),
  /** When their browser was last connected; null while one of the two hides it, and for nobody yet. */
  otherSeenAt: Nullable(Timestamp),
  /** The newest message or event; null before the first. */
  last: Nullable(
    Type.Object({
      seq: ChangeNumber,
      by: Nullable(OneOf(sides)),
      /** The beginning of the text. */
      text: Type.String(),
      fileName: Nullable(Type.String()),
      recalled: Flag,
      event: Nullable(ThreadEvent),
      time: Timestamp,
    }),
  ),
  /** Of the other side; counted up to `limits.conversation.unreadMax`. */
  unread: Count,
  pinned: Flag,
  archived: Flag,
  muted: Flag,
  /** By the caller. */
  blocked: Flag,
});
export type ContactRow = Static<typeof ContactRow>;

export const ConversationDetail = Type.Object({
  ...ContactRow.properties,
  /** The newest first. */
  contexts: Type.Array(ConversationContext),
  lastChange: ChangeNumber,
  /** Up to where the caller has read, and the other side. */
  readUpTo: ChangeNumber,
  otherReadUpTo: ChangeNumber,
  /** Why the caller can't write now, in the caller's language; null: they can. */
  closedReason: Nullable(Type.String()),
});
export type ConversationDetail = Static<typeof ConversationDetail>;

export const MessageText = Text(limits.conversation.text);
