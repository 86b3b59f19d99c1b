import { HOUR, MINUTE, limits, reportReasons } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Done,
  FileInfo,
  Flag,
  Id,
  ListOf,
  Nothing,
  OneOf,
  Page,
  SearchWords,
  Text,
  Timestamp,
} from '../../schemas/base.ts';
import {
  ChangeNumber,
  ContactRow,
  ConversationDetail,
  Message,
  MessageText,
} from '../../schemas/conversation.ts';

/** Who writes to the other side: of clients who orders, of suppliers who works. */
const writing = { client: 'ask', supplier: 'work' } as const;

const path = <const Call extends string>(call: Call) => `/communicationinterface/${call}` as const;

const contactFilter = Type.Object({
  ...Page,
  search: SearchWords,
  box: Type.Optional(OneOf(['inbox', 'unread', 'archived', 'blocked'] as const)),
});

const ChatSettings = Type.Object({ presenceShown: Flag });

/** Messages between a client and a supplier, in the identity that the caller is in. */
export const chat = {
  ceatesession: defineCall({
    path: path('ceatesession'),
    access: 'any',
    organisation: writing,
    summary:
      'Open the conversation with somebody, with the owner of a posting or with the other side of an order.',
    request: Type.Object({
      /** May be left out beside an order, and by a supplier beside a posting. */
      otherId: Type.Optional(Id),
      projectReleaseInforId: Type.Optional(Id),
      projectOrderId: Type.Optional(Id),
    }),
    response: ConversationDetail,
    idempotency: 'accepted',
    limit: { max: 600, windowMs: HOUR },
    errors: [errorCodes.notFound],
  }),
  addContact: defineCall({
    path: path('addContact'),
    access: 'any',
    organisation: writing,
    summary: 'Keep somebody among one’s contacts, before anything was written.',
    request: Type.Object({ otherId: Id }),
    response: ContactRow,
    idempotency: 'accepted',
  }),
  getXQContactList: defineCall({
    path: path('getXQContactList'),
    access: 'client',
    organisation: 'read',
    summary: 'Contacts of a client (XQ): pinned first, then the one that wrote last.',
    request: contactFilter,
    response: ListOf(ContactRow),
    idempotency: 'none',
  }),
  getGYSContactList: defineCall({
    path: path('getGYSContactList'),
    access: 'supplier',
    organisation: 'read',
    summary: 'Contacts of a supplier (GYS): pinned first, then the one that wrote last.',
    request: contactFilter,
    response: ListOf(ContactRow),
    idempotency: 'none',
  }),
  setContact: defineCall({
    path: path('setContact'),
    access: 'any',
    organisation: writing,
    summary: 'Pin, archive, mute or block a contact; what is left out stays.',
    request: Type.Object({
      conversationId: Id,
      pinned: Type.Optional(Flag),
      archived: Type.Optional(Flag),
      muted: Type.Optional(Flag),
      blocked: Type.Optional(Flag),
    }),
    response: ContactRow,
    idempotency: 'accepted',
  }),
  sessionHistory: defineCall({
    path: path('sessionHistory'),
    access: 'any',
    organisation: 'read',
    summary:
      'Messages of a conversation: the newest, those before or around one, or all that changed after a number.',
    request: Type.Object({
      conversationId: Id,
      before: Type.Optional(ChangeNumber),
      around: Type.Optional(ChangeNumber),
      changedAfter: Type.Optional(ChangeNumber),
    }),
    response: Type.Object({
      /** By `seq`, the oldest first. */
      list: Type.Array(Message),
      /** More before the first; with `changedAfter`: more changes after the last. */
      hasMore: Flag,
      /** With `around`: more after the last. */
      hasLater: Flag,
      lastChange: ChangeNumber,
      readUpTo: ChangeNumber,
      otherReadUpTo: ChangeNumber,
    }),
    idempotency: 'none',
  }),
  messageSending: defineCall({
    path: path('messageSending'),
    access: 'any',
    organisation: writing,
    summary: 'Send text or exactly one file; the browser’s own id makes a retry harmless.',
    request: Type.Object({
      conversationId: Id,
      messageId: Id,
      text: Type.Optional(MessageText),
      fileId: Type.Optional(Id),
      quoteSeq: Type.Optional(ChangeNumber),
    }),
    response: Message,
    idempotency: 'none',
    limit: { max: limits.conversation.messages, windowMs: MINUTE },
  }),
  readMessage: defineCall({
    path: path('readMessage'),
    access: 'any',
    organisation: 'read',
    summary: 'Mark everything up to a message read.',
    request: Type.Object({ conversationId: Id, upTo: ChangeNumber }),
    response: Type.Object({ unread: Count }),
    idempotency: 'none',
  }),
  getRecallMessage: defineCall({
    path: path('getRecallMessage'),
    access: 'any',
    organisation: writing,
    summary: 'Take a message of one’s own back within two minutes; its place stays.',
    request: Type.Object({ conversationId: Id, seq: ChangeNumber }),
    response: Message,
    idempotency: 'accepted',
  }),
  getXQUnreadmessage: defineCall({
    path: path('getXQUnreadmessage'),
    access: 'client',
    organisation: 'read',
    summary: 'Unread messages of a client (XQ), of all or of one person.',
    request: Type.Object({ userId: Type.Optional(Id) }),
    response: Type.Object({ unread: Count }),
    idempotency: 'none',
  }),
  getGYSUnreadmessage: defineCall({
    path: path('getGYSUnreadmessage'),
    access: 'supplier',
    organisation: 'read',
    summary: 'Unread messages of a supplier (GYS), of all or of one person.',
    request: Type.Object({ userId: Type.Optional(Id) }),
    response: Type.Object({ unread: Count }),
    idempotency: 'none',
  }),
  searchMessages: defineCall({
    path: path('searchMessages'),
    access: 'any',
    organisation: 'read',
    summary:
      'Messages with these words, in one conversation or all of the caller’s, the newest first.',
    request: Type.Object({
      ...Page,
      search: Text(limits.list.searchMax, 1),
      conversationId: Type.Optional(Id),
    }),
    response: Type.Object({
      list: Type.Array(
        Type.Object({
          conversationId: Id,
          otherId: Id,
          otherName: Type.String(),
          seq: ChangeNumber,
          text: Type.String(),
          time: Timestamp,
        }),
      ),
      hasMore: Type.Boolean(),
    }),
    idempotency: 'none',
  }),
  getSessionFiles: defineCall({
    path: path('getSessionFiles'),
    access: 'any',
    organisation: 'read',
    summary: 'Files that were sent in a conversation, the newest first.',
    request: Type.Object({ ...Page, conversationId: Id }),
    response: ListOf(Type.Object({ seq: ChangeNumber, file: FileInfo, time: Timestamp })),
    idempotency: 'none',
  }),
  getChatSettings: defineCall({
    path: path('getChatSettings'),
    access: 'any',
    organisation: 'read',
    summary: 'Whether contacts see when the caller is online.',
    request: Nothing,
    response: ChatSettings,
    idempotency: 'none',
  }),
  setChatSettings: defineCall({
    path: path('setChatSettings'),
    access: 'any',
    organisation: 'manage',
    summary: 'Show or hide when one is online; who hides it sees nobody else’s either.',
    request: ChatSettings,
    response: ChatSettings,
    idempotency: 'accepted',
  }),
  reportMessage: defineCall({
    path: path('reportMessage'),
    access: 'any',
    organisation: writing,
    summary: 'Report a message, or the person behind it; staff reads it with its neighbours.',
    request: Type.Object({
      conversationId: Id,
      seq: ChangeNumber,
      reason: OneOf(reportReasons),
      note: Text(limits.conversation.reportNote),
    }),
    response: Done,
    idempotency: 'accepted',
    limit: { max: 20, windowMs: HOUR },
  }),
};
