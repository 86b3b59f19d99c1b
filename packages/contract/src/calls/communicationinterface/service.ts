import { HOUR, limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Count, Done, Flag, Id, Line, Nothing, Nullable, Port, Text } from '../../schemas/base.ts';
import { ChangeNumber } from '../../schemas/conversation.ts';
import {
  ServiceConversation,
  ServiceDeskState,
  ServiceMessage,
  ServicePulse,
  ServiceRating,
  ServiceSession,
  ServiceText,
} from '../../schemas/service.ts';

const path = <const Call extends string>(call: Call) => `/communicationinterface/${call}` as const;
const conversation = { conversationId: Id };

/**
 * Customer service (KFZX) for everybody: a member by their session, a visitor by the cookie
 * `tolk-visitor`, set when the chat opens.
 */
export const service = {
  serviceSession: defineCall({
    path: path('serviceSession'),
    access: 'public',
    summary: 'One’s own conversation with customer service, and whether somebody is there.',
    request: Type.Object({
      /** Accepted as the address of the page has it; anybody else’s is `notFound`. */
      userId: Type.Optional(Id),
    }),
    response: ServiceSession,
    idempotency: 'none',
  }),
  serviceSessionHistory: defineCall({
    path: path('serviceSessionHistory'),
    access: 'public',
    summary: 'Messages with customer service: the newest, those before one, or those after one.',
    request: Type.Object({
      ...conversation,
      before: Type.Optional(ChangeNumber),
      after: Type.Optional(ChangeNumber),
    }),
    response: Type.Object({
      /** By `seq`, the oldest first. */
      list: Type.Array(ServiceMessage),
      /** More before the first; with `after`: more after the last. */
      hasMore: Flag,
      conversation: ServiceConversation,
    }),
    idempotency: 'none',
  }),
  serviceMessageSending: defineCall({
    path: path('serviceMessageSending'),
    access: 'public',
    summary:
      'Write to customer service: text, or one file of a member; the first message begins the conversation.',
    request: Type.Object({
      /** Left out for the first message, and to begin again. */
      conversationId: Type.Optional(Id),
      /** Made by the browser: sent again, it finds what was written. */
      messageId: Id,
      text: Type.Optional(ServiceText),
      /** Uploaded as `service`. */
      fileId: Type.Optional(Id),
      /** In which identity a visitor asks: 1 supplier, 0 client; a member’s is known. */
      port: Type.Optional(Port),
    }),
    response: Type.Object({
      message: ServiceMessage,
      conversation: ServiceConversation,
      desk: ServiceDeskState,
    }),
    idempotency: 'none',
    errors: [errorCodes.tooMany, errorCodes.conflict],
  }),
  serviceReadMessage: defineCall({
    path: path('serviceReadMessage'),
    access: 'public',
    summary: 'Mark answers of customer service read up to one.',
    request: Type.Object({ ...conversation, upTo: ChangeNumber }),
    response: Type.Object({ unread: Count }),
    idempotency: 'none',
  }),
  serviceUnreadMessage: defineCall({
    path: path('serviceUnreadMessage'),
    access: 'public',
    summary: 'Unread answers of customer service, over all of one’s conversations.',
    request: Type.Object({ userId: Type.Optional(Id) }),
    response: Type.Object({ unread: Count }),
    idempotency: 'none',
  }),
  getWebSocketKFZX: defineCall({
    path: path('getWebSocketKFZX'),
    access: 'public',
    summary:
      'Customer service (KFZX) for a port: whether somebody is there, and where to connect; `port` may stand in the query.',
    request: Type.Object({ port: Type.Optional(Port) }),
    response: Type.Object({
      port: Port,
      desk: ServiceDeskState,
      /** Of the socket; null for visitors, who ask every `desk.pollMs`. */
      socketPath: Nullable(Type.String()),
    }),
    idempotency: 'none',
    query: ['port'],
  }),
  servicePulse: defineCall({
    path: path('servicePulse'),
    access: 'public',
    summary: 'Says that one looks at the conversation, and perhaps writes; answers what changed.',
    request: Type.Object({ ...conversation, typing: Flag }),
    response: ServicePulse,
    idempotency: 'none',
  }),
  leaveServiceEmail: defineCall({
    path: path('leaveServiceEmail'),
    access: 'public',
    summary: 'A visitor’s e-mail: a link to come back goes there, and answers they do not see.',
    request: Type.Object({ ...conversation, email: Line(limits.account.max, 3) }),
    response: ServiceConversation,
    idempotency: 'none',
    errors: [errorCodes.tooMany],
  }),
  openServiceLink: defineCall({
    path: path('openServiceLink'),
    access: 'public',
    summary:
      'Come back by the link of a mail (`/xqrelationservice#link=…`): this browser is then the visitor’s again.',
    request: Type.Object({
      link: Line(100, 1),
      /** What this browser shows of another visitor may give way; without it that is refused. */
      instead: Type.Optional(Flag),
    }),
    response: ServiceSession,
    idempotency: 'none',
    limit: { max: 60, windowMs: HOUR },
    errors: [errorCodes.serviceLinkOver, errorCodes.serviceLinkElse],
  }),
  forgetServiceVisitor: defineCall({
    path: path('forgetServiceVisitor'),
    access: 'public',
    summary: 'Forget the visitor in this browser, and end every link that was mailed.',
    request: Nothing,
    response: Done,
    idempotency: 'none',
  }),
  joinServiceConversation: defineCall({
    path: path('joinServiceConversation'),
    access: 'any',
    summary:
      'Take the conversation that was begun as a visitor in this browser into one’s account; only after a yes.',
    request: Type.Object(conversation),
    response: ServiceSession,
    idempotency: 'none',
  }),
  rateService: defineCall({
    path: path('rateService'),
    access: 'public',
    summary: 'How it was, once after the end: 1 to 5 stars, or null for rather not.',
    request: Type.Object({
      ...conversation,
      rating: Nullable(ServiceRating),
      comment: Type.Optional(Text(limits.service.comment)),
    }),
    response: ServiceConversation,
    idempotency: 'none',
    errors: [errorCodes.conflict],
  }),
  downloadServiceFile: defineCall({
    path: path('downloadServiceFile'),
    access: 'public',
    summary: 'A file of one’s own conversation with customer service.',
    request: Type.Object({ ...conversation, fileId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};
