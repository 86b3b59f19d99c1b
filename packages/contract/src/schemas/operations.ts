import {
  identities,
  languageTestStatuses,
  limits,
  staffRoles,
  staffScopes,
  verificationActions,
  verificationKinds,
  verificationStatuses,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { certificateFieldLists } from './certification.ts';
import {
  ActionState,
  Count,
  FileInfo,
  Flag,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  Text,
  Timestamp,
} from './base.ts';

const { languageTest } = limits;

/** A member of the staff, as colleagues see them. */
export const Staff = Type.Object({
  staffId: Id,
  /** E-mail address. */
  account: Type.String(),
  name: Type.String(),
  role: OneOf(staffRoles),
  active: Flag,
  /** The second factor is set up. */
  secondFactor: Flag,
  createTime: Timestamp,
  lastLoginTime: Nullable(Timestamp),
});
export type Staff = Static<typeof Staff>;

/** Who is signed in and which scopes are open to them. */
export const StaffUser = Type.Object({
  staffId: Id,
  account: Type.String(),
  name: Type.String(),
  role: OneOf(staffRoles),
  scopes: Type.Array(OneOf(staffScopes)),
});
export type StaffUser = Static<typeof StaffUser>;

/** A line of a review queue. */
export const ReviewRow = Type.Object({
  reviewId: Id,
  kind: OneOf(verificationKinds),
  status: OneOf(verificationStatuses),
  personId: Id,
  personName: Type.String(),
  /** What is checked in a word: the kind of document, the method, the company. */
  subject: Type.String(),
  submitTime: Timestamp,
  decideTime: Nullable(Timestamp),
  /** Who decided; null before. */
  decidedBy: Nullable(Type.String()),
});
export type ReviewRow = Static<typeof ReviewRow>;

export const ReviewEvent = Type.Object({
  action: OneOf(verificationActions),
  /** Name of the member of staff; null for the person. */
  by: Nullable(Type.String()),
  reason: Type.String(),
  time: Timestamp,
  /** Of a certificate that was certified: the fields that were confirmed with it. */
  provenFieldIds: Type.Optional(Type.Array(Type.String())),
});

/** What a certified certificate was said to prove from then on. */
export const FieldCorrection = Type.Object({
  /** Name of the member of staff. */
  by: Type.String(),
  provenFieldIds: Type.Array(Type.String()),
  time: Timestamp,
});

export const ReviewDetail = Type.Object({
  ...ReviewRow.properties,
  reason: Nullable(Type.String()),
  /** The fields in clear, for staff who check them; each look is noted in the audit log. */
  fields: Type.Record(Type.String(), Type.String()),
  /** What the profile says, to compare with. */
  profile: Type.Record(Type.String(), Type.String()),
  /**
   * Of a company: others that are or may be verified by the same number, however it is written. Companies of a
   * register that counts from one have it under another name.
   */
  sameNumber: Type.Optional(
    Type.Array(Type.Object({ reviewId: Id, companyName: Type.String(), number: Type.String() })),
  ),
  /** Of a certificate. */
  certificateFields: Type.Optional(
    Type.Object({
      ...certificateFieldLists,
      /** The first one first; the image before says nothing of them. */
      corrections: Type.Optional(Type.Array(FieldCorrection)),
    }),
  ),
  files: Type.Array(FileInfo),
  events: Type.Array(ReviewEvent),
  allowedActions: Type.Array(ActionState(verificationActions)),
});
export type ReviewDetail = Static<typeof ReviewDetail>;

export const questionFields = {
  sourceLanguage: Text(20, 2),
  targetLanguage: Text(20, 2),
  prompt: Text(languageTest.prompt, 1),
  passage: Text(languageTest.passage),
  options: Type.Array(Text(languageTest.option, 1), {
    minItems: languageTest.options,
    maxItems: languageTest.options,
    uniqueItems: true,
  }),
  /** Position of the right one, 0 to 3. */
  answer: Type.Integer({ minimum: 0, maximum: languageTest.options - 1 }),
  skill: Text(40, 1),
};
export const Question = Type.Object({
  questionId: Id,
  ...questionFields,
  retired: Flag,
  /** In how many finished tests it was asked. */
  asked: Count,
  /** Share of right answers, 0 to 1; null before the first. */
  correctShare: Nullable(Type.Number()),
  /** How often each option was chosen. */
  chosen: Type.Array(Count),
  /** Point-biserial correlation of this answer with the rest of the test; null below 20 answers. */
  discrimination: Nullable(Type.Number()),
  createTime: Timestamp,
});
export type Question = Static<typeof Question>;

export const OfflineTest = Type.Object({
  languageTestId: Id,
  personId: Id,
  personName: Type.String(),
  teamMemberName: Nullable(Type.String()),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  status: OneOf(languageTestStatuses),
  score: Nullable(Type.Number()),
  note: Type.String(),
  finishTime: Timestamp,
  enteredBy: Type.String(),
});
export type OfflineTest = Static<typeof OfflineTest>;

export const userStates = ['active', 'blocked', 'deleted'] as const;
export const UserRow = Type.Object({
  personId: Id,
  name: Type.String(),
  /** As the person filled it in; null without one. */
  companyName: Nullable(Type.String()),
  /** The side that the person is on; null before they chose one. */
  identity: Nullable(OneOf(identities)),
  /** Masked. */
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  state: OneOf(userStates),
  realNameVerified: Flag,
  /** Staff keep an eye on the person. */
  watched: Flag,
  createTime: Timestamp,
  lastSeenTime: Nullable(Timestamp),
});
export type UserRow = Static<typeof UserRow>;

/** Of an order: the client’s id, the supplier’s, or both, where staff keep an eye on them. */
export const WatchedParties = Type.Array(Id);

export const UserDetail = Type.Object({
  ...UserRow.properties,
  blockReason: Nullable(Type.String()),
  /** What the person reads at the login; empty where staff wrote nothing for them. */
  blockWords: Type.String(),
  /** Why staff watch the person, who began and when; null: they don’t. */
  watch: Nullable(Type.Object({ reason: Type.String(), byName: Type.String(), time: Timestamp })),
  /** What a block closes, and what goes on in spite of it. */
  blocking: Type.Object({
    openPostings: Count,
    liveOrders: Count,
    /** Paid for these and held, in fen. */
    heldAmount: MinorUnits,
    openApplications: Count,
    openSettlements: Count,
  }),
  postings: Count,
  applications: Count,
  orders: Count,
  passedTests: Count,
  sessions: Type.Array(
    Type.Object({
      sessionId: Id,
      device: Type.String(),
      startTime: Timestamp,
      lastSeenTime: Timestamp,
    }),
  ),
  reviews: Type.Array(ReviewRow),
});
export type UserDetail = Static<typeof UserDetail>;

export const newsAudiences = ['all', 'supplier', 'client'] as const;
export const newsStates = ['draft', 'published', 'withdrawn'] as const;
export const newsFields = {
  titleEn: Text(limits.news.title, 1),
  titleZh: Text(limits.news.title, 1),
  textEn: Text(limits.news.text, 1),
  textZh: Text(limits.news.text, 1),
  audience: OneOf(newsAudiences),
};
export const News = Type.Object({
  newsId: Id,
  ...newsFields,
  state: OneOf(newsStates),
  createTime: Timestamp,
  publishTime: Nullable(Timestamp),
  author: Type.String(),
});
export type News = Static<typeof News>;

/** One line of the audit log: who of the staff did what to whom. Nothing secret stands in it. */
export const AuditEntry = Type.Object({
  auditId: Id,
  staffName: Type.String(),
  role: OneOf(staffRoles),
  /** The call's name, as `decideReview`. */
  action: Type.String(),
  /** What it was done to, as `person`, and its id. */
  subject: Type.String(),
  subjectId: Nullable(Type.String()),
  /** How staff know it: a person's name, the number of an order. Null where nothing has a name. */
  subjectName: Nullable(Type.String()),
  /** Facts without secrets, as `reason`. */
  details: Type.Record(Type.String(), Type.String()),
  /** Of the file that `details.fileId` names. Null where there is none any more; left out by a server that doesn't look. */
  fileName: Type.Optional(Nullable(Type.String())),
  address: Type.String(),
  time: Timestamp,
});
export type AuditEntry = Static<typeof AuditEntry>;

/** A job that was tried as often as its kind is, or that a provider refused. */
export const GivenUpJob = Type.Object({
  jobId: Id,
  /** One of `mayBeGivenUp`, or of a release that is in use no more. */
  kind: Type.String(),
  attempts: Count,
  /** What the last try ended with, for engineers. */
  lastError: Type.String(),
  givenUpTime: Timestamp,
});
export type GivenUpJob = Static<typeof GivenUpJob>;
