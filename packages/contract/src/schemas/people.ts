import { invitationAnswers, invitationAwards, limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Id, MinorUnits, Nullable, OneOf, Text, Timestamp, Url } from './base.ts';
import { LatestOffer } from './negotiation.ts';
import { OutputRow } from './profile.ts';
import { PassedTest, SupplierFigures } from './resume.ts';

/** How well a supplier and a posting fit, with what each part gave. */
export const Match = Type.Object({
  /** 0 to 100: the points as a percentage of what the parts that are asked for can give. */
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  parts: Type.Array(
    Type.Object({
      name: Type.String(),
      points: Type.Number(),
      max: Type.Number(),
      /** False: nothing was asked for here, so it does not count. */
      asked: Type.Boolean(),
      /** False: the supplier says nothing here that could be compared, and gets some of the points. */
      known: Type.Boolean(),
    }),
  ),
});
export type Match = Static<typeof Match>;

export const supplierNoteFields = {
  /** 1 to 5; null without a mark. */
  grade: Nullable(Type.Integer({ minimum: 1, maximum: 5 })),
  /** Seen by the client only. */
  text: Text(limits.note.text),
  tags: Type.Array(Text(limits.note.tag, 1), { uniqueItems: true, maxItems: limits.note.tags }),
};
/** What a client keeps about a supplier; private to the client. */
export const SupplierNote = Type.Object({
  supEvaluateId: Id,
  supUserId: Id,
  supUserName: Type.String(),
  supUserAvatar: Nullable(Url),
  ...supplierNoteFields,
  updateTime: Timestamp,
});
export type SupplierNote = Static<typeof SupplierNote>;

/** A supplier as the search shows them. */
export const FoundSupplier = Type.Object({
  supUserId: Id,
  supUserName: Type.String(),
  supUserAvatar: Nullable(Url),
  location: Type.String(),
  region: Type.String(),
  translationYears: Type.String(),
  whFieldIds: Type.Array(Type.String()),
  /** What fits the search comes first. */
  outputs: Type.Array(OutputRow),
  /** So many of `outputs` are what the search is for. */
  fittingOutputs: Count,
  /** False: offers the posting's languages, but only for another kind of work. */
  isFit: Type.Boolean(),
  /** Their price for the posting that the search is for; null without one, and by agreement. */
  quote: Nullable(
    Type.Object({
      unitPrice: MinorUnits,
      /** Dictionary `unit`. */
      unit: Type.String(),
      currency: Type.String(),
      /** For all that the posting asks for; null where it counts in another unit. */
      total: Nullable(MinorUnits),
    }),
  ),
  passedTests: Type.Array(PassedTest),
  realNameVerified: Type.Boolean(),
  companyVerified: Type.Boolean(),
  rating: Type.Object({ average: Nullable(Type.Number()), count: Count }),
  completedOrders: Count,
  figures: SupplierFigures,
  /** Invited to the posting that the search is for. */
  invited: Type.Boolean(),
  /** The names of the caller’s lists that hold them. */
  savedIn: Type.Array(Type.String()),
  match: Match,
});
export type FoundSupplier = Static<typeof FoundSupplier>;

export const SentInvitation = Type.Object({
  postingInvitationId: Id,
  projectReleaseInforId: Id,
  projectName: Type.String(),
  supUserId: Id,
  supUserName: Type.String(),
  /** Who sent it for the organisation that the caller acts for. */
  memberName: Type.Optional(Type.String()),
  message: Type.String(),
  award: OneOf(invitationAwards),
  answer: Nullable(OneOf(invitationAnswers)),
  /** The newest offer about the posting; null where neither side has made one. */
  offer: Nullable(LatestOffer),
  /** Of whoever said yes, in the list of one posting; else null. */
  match: Nullable(Match),
  /** The caller may write to the supplier. */
  mayWrite: Type.Boolean(),
  createTime: Timestamp,
});
export type SentInvitation = Static<typeof SentInvitation>;
