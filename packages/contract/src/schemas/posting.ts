import { projectTypes as projectTypeEntries } from '@tolk/domain/dictionaries/work';
import {
  fileAudiences,
  limits,
  positionActions,
  positionStatuses,
  postingVisibilities,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  FileInfo,
  Flag,
  Id,
  Line,
  MinorUnits,
  Nullable,
  OneOf,
  Text,
  Timestamp,
  WorkFile,
  Zone,
  referenceFiles,
} from './base.ts';
import { BookingTime, Breaks } from './times.ts';
import { MarketRate } from './public-profile.ts';

export const projectTypes = projectTypeEntries.map(({ value }) => value);

/** What a client fills in; the names are those of docs/product/data.md#posting. Dictionary values by their keys. */
export const postingFields = {
  projectName: Line(limits.name.max, limits.name.min),
  companyName: Type.Optional(Line(limits.companyName.max)),
  projectType: OneOf(projectTypes),
  /** Professional field (dictionary `field`). */
  whFieldId: Text(40, 1),
  sourceLanguage: Text(20, 2),
  targetLanguage: Text(20, 2),
  /** Interpreting from either language into the other. */
  bothDirections: Type.Optional(Flag),
  /** Pay for one unit, minor units. */
  salary: Type.Integer({ minimum: limits.unitPrice.min, maximum: limits.unitPrice.max }),
  currency: Currency,
  /** Dictionary `unit`. */
  unitName: Text(40, 1),
  estimatedWorkload: Type.Number({ minimum: limits.workload.min, maximum: limits.workload.max }),
  /** Applications are taken until then. */
  deadline: Timestamp,
  startTime: Nullable(Timestamp),
  dueDate: Nullable(Timestamp),
  /** Interpreting, day by day: `startTime` and `dueDate` are then the first and the last moment of them. */
  bookings: Type.Optional(
    Type.Array(Type.Object(BookingTime), { minItems: 1, maxItems: limits.order.bookings.max }),
  ),
  /** Interpreting. */
  breaks: Type.Optional(Breaks),
  zone: Zone,
  remarks: Text(limits.remarks.max, 1),
  deliveryInstructions: Text(limits.remarks.max),
  contactName: Line(limits.contact.max, limits.contact.min),
  contactPhone: Text(limits.contact.max, limits.contact.min),
  /** Dictionary `city`, or `remote`. */
  region: Text(limits.region.max, 1),
  /** Dictionary `interpretationMode`; interpreting only. */
  interpretationMode: Type.Optional(Text(40)),
  /** Where the booking takes place: address or meeting link; for signed-in persons only. */
  place: Type.Optional(Text(limits.posting.place)),
  /** Dictionary `jobLevel`. */
  jobLevel: Type.Optional(Text(40)),
  /** Who sees it; a new one is for everybody, and an edit that says nothing leaves it as it was. */
  visibility: Type.Optional(OneOf(postingVisibilities)),
  /** Files to translate, uploaded as `posting`; everybody sees their names, sizes and word counts. */
  fileIds: Type.Optional(Type.Array(Id, { uniqueItems: true, maxItems: limits.posting.files })),
  /** Who may open them; a file that is not named here opens with the order. */
  fileAudiences: Type.Optional(
    Type.Array(Type.Object({ fileId: Id, audience: OneOf(fileAudiences) }), {
      maxItems: limits.posting.files,
    }),
  ),
  referenceFileIds: referenceFiles(limits.posting.files),
};

export const PostingForm = Type.Object(postingFields);
export type PostingForm = Static<typeof PostingForm>;

/** What is filled in so far: everything may be missing, of breaks too. */
export const PostingDraft = Type.Partial(
  Type.Object({ ...postingFields, breaks: Type.Partial(Breaks) }),
);
export type PostingDraft = Static<typeof PostingDraft>;

/** What is known of a posting that is being written, for what may be proposed beside it. */
export const PostingOutline = Type.Object({
  projectType: postingFields.projectType,
  sourceLanguage: postingFields.sourceLanguage,
  targetLanguage: postingFields.targetLanguage,
  currency: Currency,
  /** Null where the client has not chosen one. */
  unitName: Nullable(postingFields.unitName),
  /** What the client gave; null where the files say it, or nobody. */
  estimatedWorkload: Nullable(postingFields.estimatedWorkload),
  /** Without those for reference only. */
  fileIds: Type.Array(Id, { uniqueItems: true, maxItems: limits.posting.files }),
  startTime: Nullable(Timestamp),
  dueDate: Nullable(Timestamp),
  zone: Zone,
});

/** What may be filled in; null is what nobody can say. */
export const PostingProposal = Type.Object({
  unitName: Type.String(),
  /** Words, or characters, of the files that could be counted. */
  wordCount: Nullable(Count),
  estimatedWorkload: Nullable(Type.Number()),
  /** What was agreed on for that unit in this pair; only where there are enough orders. */
  rate: Nullable(MarketRate),
  /** What one person does on a working day. */
  wordsPerDay: Nullable(Count),
  workDays: Nullable(Count),
  dueDate: Nullable(Timestamp),
  /** Until when suppliers may apply. */
  deadline: Nullable(Timestamp),
});
export type PostingProposal = Static<typeof PostingProposal>;

/**
 * What is the same each time: no dates, which are of one job, and no files, which are what is to be done
 * in it. Anything may be missing.
 */
export const PostingTemplateForm = Type.Omit(PostingDraft, [
  'deadline',
  'startTime',
  'dueDate',
  'bookings',
  'fileIds',
  'fileAudiences',
  'referenceFileIds',
]);
export type PostingTemplateForm = Static<typeof PostingTemplateForm>;

export const postingTemplateName = Line(limits.posting.templateName, 1);

export const PostingTemplate = Type.Object({
  postingTemplateId: Id,
  name: Type.String(),
  form: PostingTemplateForm,
});
export type PostingTemplate = Static<typeof PostingTemplate>;

export const PostingDraftRow = Type.Object({
  draftId: Id,
  savedAt: Timestamp,
  form: PostingDraft,
  files: Type.Array(FileInfo),
});
export type PostingDraftRow = Static<typeof PostingDraftRow>;

export const PostingRow = Type.Object({
  projectReleaseInforId: Id,
  projectName: Type.String(),
  companyName: Nullable(Type.String()),
  projectType: OneOf(projectTypes),
  projectStatus: OneOf(positionStatuses),
  whFieldId: Type.String(),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  bothDirections: Flag,
  salary: MinorUnits,
  currency: Currency,
  unitName: Type.String(),
  estimatedWorkload: Type.Number(),
  releaseDate: Timestamp,
  deadline: Timestamp,
  startTime: Nullable(Timestamp),
  dueDate: Nullable(Timestamp),
  zone: Zone,
  region: Type.String(),
  interpretationMode: Nullable(Type.String()),
  jobLevel: Nullable(Type.String()),
  visibility: OneOf(postingVisibilities),
  viewsCount: Count,
  deliveriesCount: Count,
});
export type PostingRow = Static<typeof PostingRow>;

const publishedBy = {
  /** Who published it for the organisation that the caller acts for. */
  memberName: Type.Optional(Type.String()),
};

/** The client's own row carries what may be done with it. */
export const OwnPostingRow = Type.Object({
  ...PostingRow.properties,
  ...publishedBy,
  /** Until then only a list of the client's sees it; null: everybody does. */
  askedFirstUntil: Nullable(Timestamp),
  unreadDeliveries: Count,
  allowedActions: Type.Array(ActionState(positionActions)),
});
export type OwnPostingRow = Static<typeof OwnPostingRow>;

/** A file of a posting, as everybody sees it, and whether the caller may open it. */
export const PostingFile = Type.Object({
  ...WorkFile.properties,
  audience: OneOf(fileAudiences),
  readable: Flag,
  /** It is given out once the caller has promised to keep it to themselves. */
  promiseNeeded: Flag,
});
export type PostingFile = Static<typeof PostingFile>;

export const PostingDetail = Type.Object({
  ...PostingRow.properties,
  /** Texts are without ways to reach the client for whom the contact is not shown. */
  remarks: Type.String(),
  deliveryInstructions: Type.String(),
  publisherName: Type.String(),
  /** In the order of time; empty where they were not given one by one. */
  bookings: Type.Array(Type.Object(BookingTime)),
  /** Null where nothing is said of them. */
  breaks: Nullable(Breaks),
  /** Null until the client shows it to the caller, or there is an order between them. */
  contactName: Nullable(Type.String()),
  contactPhone: Nullable(Type.String()),
  /** Address or meeting link; goes with the contact. */
  place: Nullable(Type.String()),
  files: Type.Array(PostingFile),
  fileCount: Count,
  /** Words of all files that could be counted and are not for reference only; null without such a file. */
  wordCount: Nullable(Count),
  /** Whether the caller, as supplier, has applied. */
  applied: Type.Boolean(),
  ownPosting: Type.Boolean(),
  /** Until then only a list of the client's sees it; null: everybody does. */
  askedFirstUntil: Nullable(Timestamp),
  shareLink: Type.String(),
});
export type PostingDetail = Static<typeof PostingDetail>;

/** One posting of the job hall, as somebody who may apply sees it. */
export const HallPostingDetail = Type.Object({
  ...PostingDetail.properties,
  /** The caller may not take work in these languages before a language test is passed. */
  testNeeded: Flag,
  /** The caller has blocked who published it, so that it is in none of their lists; else null. */
  publisherBlocked: Nullable(
    Type.Object({
      /** Where a supplier lifts the block; null: they blocked in their other identity alone. */
      conversationId: Nullable(Id),
    }),
  ),
});
export type HallPostingDetail = Static<typeof HallPostingDetail>;

export const OwnPostingDetail = Type.Object({
  ...PostingDetail.properties,
  ...publishedBy,
  /** The list that is asked first, null when it was deleted. */
  askedFirst: Nullable(Type.Object({ listName: Nullable(Type.String()), until: Timestamp })),
  /** Who promised to keep the files to themselves, the first one first. */
  promises: Type.Array(
    Type.Object({
      supUserId: Id,
      supUserName: Type.String(),
      /** Of the wording. */
      version: Count,
      promisedTime: Timestamp,
    }),
  ),
  /** Grows with each change of the terms. */
  version: Count,
  unreadDeliveries: Count,
  allowedActions: Type.Array(ActionState(positionActions)),
});
export type OwnPostingDetail = Static<typeof OwnPostingDetail>;
