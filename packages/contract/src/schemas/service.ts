import {
  identities,
  limits,
  paymentMethods,
  serviceActions,
  serviceCloseReasons,
  serviceEvents,
  serviceSides,
  serviceStates,
} from '@tolk/domain';
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
import { ChangeNumber } from './conversation.ts';
import { Intervals } from './times.ts';

export const ServiceText = Text(limits.service.text);
/** 1 to 5 stars. */
export const ServiceRating = Type.Integer({ minimum: 1, maximum: 5 });
const Rating = Nullable(ServiceRating);

/** Whether somebody is at the desk, and when an answer can be expected. */
export const ServiceDeskState = Type.Object({
  /** Within opening hours. */
  open: Flag,
  /** Open, and somebody is on duty. */
  staffed: Flag,
  /** Where it is open. */
  closesAt: Nullable(Timestamp),
  /** Where it is not open; null where no opening is in sight. */
  opensAt: Nullable(Timestamp),
  zone: Type.String({ description: 'IANA zone of the opening hours' }),
  /** When a message written now is probably answered, opening hours counted in; null: unknown. */
  answerBy: Nullable(Timestamp),
  /** A browser without a socket asks so often (ms). */
  pollMs: Count,
});
export type ServiceDeskState = Static<typeof ServiceDeskState>;

const messageFields = {
  /** Grows within the conversation; notes of the staff leave gaps. */
  seq: ChangeNumber,
  /** As the writer’s browser named it; null for an event. */
  messageId: Nullable(Id),
  time: Timestamp,
  text: Type.String(),
  file: Nullable(FileInfo),
  /** Who of the staff wrote it, or whom the event is about. */
  staffName: Nullable(Type.String()),
  event: Nullable(OneOf(serviceEvents)),
};

/** A message as the customer reads it: nothing of notes and of what staff do among themselves. */
export const ServiceMessage = Type.Object({
  ...messageFields,
  side: OneOf(['customer', 'staff', 'event'] as const),
});
export type ServiceMessage = Static<typeof ServiceMessage>;

/** The appeal that staff asks about, and on which side of it the person stands who is asked. */
export const ServiceAbout = Type.Object({
  projectOrderAppealId: Id,
  orderName: Type.String(),
  orderNumber: Type.String(),
  side: OneOf(identities),
});
export type ServiceAbout = Static<typeof ServiceAbout>;

/** One’s own conversation with the desk. */
export const ServiceConversation = Type.Object({
  conversationId: Id,
  closed: Flag,
  about: Nullable(ServiceAbout),
  /** Who answers; null while it waits in the queue. */
  staffName: Nullable(Type.String()),
  /** Where answers go by mail; a member’s account has its own. */
  email: Nullable(Type.String()),
  unread: Count,
  lastSeq: ChangeNumber,
  readUpTo: ChangeNumber,
  /** How far the staff has read. */
  staffReadUpTo: ChangeNumber,
  rating: Rating,
  /** It is over, not rated and not passed over. */
  mayRate: Flag,
  createTime: Timestamp,
});
export type ServiceConversation = Static<typeof ServiceConversation>;

/** What the chat page begins with. */
export const ServiceSession = Type.Object({
  desk: ServiceDeskState,
  /** The latest one; null before the first message. */
  conversation: Nullable(ServiceConversation),
  /** Older ones, the newest first. */
  earlier: Type.Array(
    Type.Object({ conversationId: Id, createTime: Timestamp, beginning: Type.String() }),
  ),
  /** A visitor’s conversation of this browser that may go to the account of who is signed in, after a yes. */
  joinable: Nullable(
    Type.Object({ conversationId: Id, createTime: Timestamp, beginning: Type.String() }),
  ),
});
export type ServiceSession = Static<typeof ServiceSession>;

/** What changes while one waits, cheap enough to be asked every few seconds. */
export const ServicePulse = Type.Object({
  lastSeq: ChangeNumber,
  staffReadUpTo: ChangeNumber,
  closed: Flag,
  /** Somebody of the staff writes. */
  typing: Flag,
});
export type ServicePulse = Static<typeof ServicePulse>;

/** A clock that counts open time only. */
const Target = Nullable(
  Type.Object({
    /** When the time is over; null where the desk never opens for so long. */
    by: Nullable(Timestamp),
    overdue: Flag,
  }),
);

export const ServiceInboxRow = Type.Object({
  conversationId: Id,
  state: OneOf(serviceStates),
  customerName: Type.String({ description: 'Empty for a visitor' }),
  /** Null: a visitor. */
  personId: Nullable(Id),
  identity: Nullable(OneOf(identities)),
  language: Language,
  assigneeId: Nullable(Id),
  assigneeName: Nullable(Type.String()),
  /** What somebody wrote last; what happened since is in the thread. */
  last: Type.Object({
    side: OneOf(serviceSides),
    /** The beginning of the text; of a file its name. */
    text: Type.String(),
    time: Timestamp,
  }),
  /** Where a search found its words. */
  found: Nullable(Type.Object({ seq: ChangeNumber, text: Type.String() })),
  /** Since when the customer waits for an answer; null: they do not. */
  waitingSince: Nullable(Timestamp),
  /** Runs until the first answer. */
  firstAnswer: Target,
  /** Runs until it is closed. */
  resolution: Target,
  snoozedUntil: Nullable(Timestamp),
  /** Messages of the customer that nobody of the staff has read. */
  unread: Count,
  /** A note names the caller, and they have not opened it since. */
  mentioned: Flag,
  tagIds: Type.Array(Id),
});
export type ServiceInboxRow = Static<typeof ServiceInboxRow>;

export const serviceBoxes = [
  'mine',
  'unassigned',
  'waiting',
  'mentioned',
  'all',
  'snoozed',
  'closed',
] as const;
export type ServiceBox = (typeof serviceBoxes)[number];

/** How many conversations stand in each box; of closed ones nobody counts all. */
export const ServiceCounts = Type.Object({
  mine: Count,
  unassigned: Count,
  waiting: Count,
  mentioned: Count,
  all: Count,
  snoozed: Count,
});
export type ServiceCounts = Static<typeof ServiceCounts>;

export const StaffServiceMessage = Type.Object({
  ...messageFields,
  side: OneOf(serviceSides),
  staffId: Nullable(Id),
  /** Whom a note names. */
  mentions: Type.Array(Type.Object({ staffId: Id, name: Type.String() })),
  /** Until when, why or how good: what an event says beside its name. */
  details: Type.Record(Type.String(), Type.String()),
});
export type StaffServiceMessage = Static<typeof StaffServiceMessage>;

/** Who asks, with ids that lead to each desk; parts are null where the caller’s role may not see them. */
export const ServiceCustomer = Type.Object({
  name: Type.String(),
  /** Of a visitor: left by themselves. Masked for a member. */
  email: Nullable(Type.String()),
  account: Nullable(
    Type.Object({
      personId: Id,
      phone: Nullable(Type.String({ description: 'Masked' })),
      blocked: Flag,
      createTime: Timestamp,
    }),
  ),
  orders: Nullable(
    Type.Array(
      Type.Object({
        projectOrderId: Id,
        orderNumber: Type.String(),
        orderName: Type.String(),
        orderState: Type.String(),
        createTime: Timestamp,
        /** Minor units of `currency`. */
        amount: Count,
        currency: Type.String(),
        paid: Flag,
      }),
    ),
  ),
  payments: Nullable(
    Type.Array(
      Type.Object({
        projectOrderId: Id,
        orderNumber: Type.String(),
        method: OneOf(paymentMethods),
        status: Type.String(),
        amount: Count,
        currency: Type.String(),
        time: Timestamp,
      }),
    ),
  ),
  earlier: Type.Array(
    Type.Object({
      conversationId: Id,
      state: OneOf(serviceStates),
      beginning: Type.String(),
      createTime: Timestamp,
      rating: Rating,
    }),
  ),
});
export type ServiceCustomer = Static<typeof ServiceCustomer>;

const { found: _found, ...rowFields } = ServiceInboxRow.properties;

export const StaffServiceConversation = Type.Object({
  ...rowFields,
  version: Count,
  lastSeq: ChangeNumber,
  /** How far the customer has read. */
  customerReadUpTo: ChangeNumber,
  staffReadUpTo: ChangeNumber,
  closeReason: Nullable(OneOf(serviceCloseReasons)),
  rating: Rating,
  comment: Type.String(),
  createTime: Timestamp,
  about: Nullable(ServiceAbout),
  customer: ServiceCustomer,
  allowedActions: Type.Array(ActionState(serviceActions)),
});
export type StaffServiceConversation = Static<typeof StaffServiceConversation>;

/** What parties of an appeal were asked about it and answered. */
export const AppealConversations = Type.Object({
  /** Whom one can ask: of a company its members; nobody after the decision. */
  people: Type.Array(Type.Object({ personId: Id, name: Type.String(), side: OneOf(identities) })),
  /** In the order in which they were begun. */
  conversations: Type.Array(
    Type.Object({
      conversationId: Id,
      /** Who is asked. */
      name: Type.String(),
      side: OneOf(identities),
      /** Whether they still stand behind that side: who left its company does not. */
      isParty: Flag,
      /** How far they have read. */
      readUpTo: ChangeNumber,
      /** Messages before the first of the list. */
      hasEarlier: Flag,
      /** The newest ones by `seq`, the oldest first, without events. */
      list: Type.Array(ServiceMessage),
    }),
  ),
});
export type AppealConversations = Static<typeof AppealConversations>;

export const ServiceColleague = Type.Object({
  staffId: Id,
  name: Type.String(),
  onDuty: Flag,
  languages: Type.Array(Language),
  /** Open conversations of theirs. */
  load: Count,
});
export type ServiceColleague = Static<typeof ServiceColleague>;

/** What a member at the desk hears at each beat. */
export const ServiceDeskPulse = Type.Object({
  onDuty: Flag,
  counts: ServiceCounts,
  /** Another number after every change at the desk: lists are to be read again. */
  deskChange: ChangeNumber,
  /** Of the conversation that is open; null where none is. */
  conversation: Nullable(
    Type.Object({
      lastSeq: ChangeNumber,
      version: Count,
      customerReadUpTo: ChangeNumber,
      /** The customer has it on screen. */
      customerLooking: Flag,
      customerTyping: Flag,
      /** Colleagues who have it on screen. */
      colleagues: Type.Array(Type.Object({ staffId: Id, name: Type.String(), typing: Flag })),
    }),
  ),
});
export type ServiceDeskPulse = Static<typeof ServiceDeskPulse>;

export const ServiceCanned = Type.Object({
  cannedId: Id,
  version: Count,
  /** Typed after `/`. */
  shortcut: Type.String(),
  textEn: Type.String(),
  textZh: Type.String(),
  retired: Flag,
});
export type ServiceCanned = Static<typeof ServiceCanned>;

export const ServiceTag = Type.Object({
  tagId: Id,
  nameEn: Type.String(),
  nameZh: Type.String(),
  retired: Flag,
});
export type ServiceTag = Static<typeof ServiceTag>;

export const ServiceHoursForm = Type.Object({
  zone: Line(64, 1),
  /** Seven days, Monday first. */
  week: Type.Array(Intervals, { minItems: 7, maxItems: 7 }),
  holidays: Type.Array(Type.Object({ day: Line(10, 10), intervals: Intervals }), {
    maxItems: limits.service.holidays,
  }),
});

export const ServiceHours = Type.Object({ version: Count, ...ServiceHoursForm.properties });
export type ServiceHours = Static<typeof ServiceHours>;

const measured = {
  /** Conversations begun in the span. */
  begun: Count,
  closed: Count,
  /** Medians of open time (ms); null without one. */
  firstAnswerMs: Nullable(Count),
  resolutionMs: Nullable(Count),
  /** Of those answered, or closed: within the target. */
  firstAnswerInTime: Count,
  firstAnswers: Count,
  resolvedInTime: Count,
  ratings: Count,
  /** 1 to 5; null without one. */
  averageRating: Nullable(Type.Number()),
};

export const ServiceFigures = Type.Object({
  ...measured,
  /** Messages of customers by hour of the day in the desk’s zone, midnight first. */
  byHour: Type.Array(Count, { minItems: 24, maxItems: 24 }),
  zone: Type.String(),
  /** Ratings of 1 to 5 stars, one star first. */
  byRating: Type.Array(Count, { minItems: 5, maxItems: 5 }),
  byMember: Type.Array(
    Type.Object({ staffId: Id, name: Type.String(), answers: Count, ...measured }),
  ),
  byTag: Type.Array(
    Type.Object({ tagId: Id, nameEn: Type.String(), nameZh: Type.String(), ...measured }),
  ),
});
export type ServiceFigures = Static<typeof ServiceFigures>;
