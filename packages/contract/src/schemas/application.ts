import { applicationActions, applicationStatuses, limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  FileInfo,
  Flag,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  Text,
  Timestamp,
} from './base.ts';
import { LatestOffer, offeredPrice, offeredWork } from './negotiation.ts';

export const ApplicationForm = Type.Object({
  projectReleaseInforId: Id,
  content: Text(limits.description.max, limits.description.min),
  instructions: Type.Optional(Text(limits.remarks.max)),
  /** Expected pay for one unit of the posting, minor units of its currency. */
  expectedPrice: offeredPrice,
  ...offeredWork,
  /** The resume file goes along with it. */
  withResumeFile: Type.Optional(Flag),
  /** Project cases of the own resume, copied as they are now. */
  projectExperienceIds: Type.Optional(
    Type.Array(Id, { uniqueItems: true, maxItems: limits.resume.cases }),
  ),
  /** Uploaded as `application`; the client who receives it may open them. */
  fileIds: Type.Optional(Type.Array(Id, { uniqueItems: true, maxItems: limits.application.files })),
});
export type ApplicationForm = Static<typeof ApplicationForm>;

/** Names a case of an application, which is a copy: made of what the case says. */
const ProjectCaseId = Type.String({ pattern: '^[\\w-]{22}$' });

/** What is left out stays as it was sent. */
export const ApplicationEdit = Type.Object({
  projectApplicationJLId: Id,
  /** Of the application that was read: what another tab changed since is not overwritten unseen. */
  version: Type.Optional(Count),
  content: ApplicationForm.properties.content,
  instructions: ApplicationForm.properties.instructions,
  /** The one that was sent or that of the own resume; null for none. */
  resumeFileId: Type.Optional(Nullable(Id)),
  /** Cases that stay as they were sent. */
  keptCaseIds: Type.Optional(
    Type.Array(ProjectCaseId, { uniqueItems: true, maxItems: limits.resume.cases }),
  ),
  /** Cases that come after those, copied as they are now; together no more than an application has. */
  projectExperienceIds: ApplicationForm.properties.projectExperienceIds,
  /** All that goes along with it then. */
  fileIds: ApplicationForm.properties.fileIds,
});
export type ApplicationEdit = Static<typeof ApplicationEdit>;

const { fileIds: _files, projectReleaseInforId: _posting, ...written } = ApplicationForm.properties;

/** What is kept of an application until its language test is passed; files are sent with one alone. */
export const ApplicationDraftForm = Type.Object(written);
export type ApplicationDraftForm = Static<typeof ApplicationDraftForm>;

export const ApplicationDraft = Type.Object({ ...written, savedTime: Timestamp });
export type ApplicationDraft = Static<typeof ApplicationDraft>;

export const ApplicationRow = Type.Object({
  projectApplicationJLId: Id,
  projectReleaseInforId: Id,
  projectName: Type.String(),
  projectType: Type.String(),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  bothDirections: Flag,
  supUserId: Id,
  supUserName: Type.String(),
  /** Who applied for the organisation, to its own members. */
  memberName: Type.Optional(Type.String()),
  content: Type.String(),
  instructions: Type.String(),
  /** Grows with each edit. */
  version: Count,
  resumeFile: Nullable(FileInfo),
  /** What was sent along. */
  files: Type.Array(FileInfo),
  projectCases: Type.Array(
    Type.Object({
      projectCaseId: ProjectCaseId,
      projectName: Type.String(),
      startMonth: Type.String(),
      endMonth: Nullable(Type.String()),
      description: Type.String(),
    }),
  ),
  supUserAvatar: Nullable(Type.String({ description: 'URL' })),
  realNameVerified: Flag,
  /** A test passed in the posting's pair. */
  tested: Flag,
  readTime: Nullable(Timestamp),
  /** What the supplier asked for last, or both agreed on. */
  expectedPrice: MinorUnits,
  currency: Currency,
  unitName: Type.String(),
  /** Of the posting, in its unit. */
  estimatedWorkload: Type.Number(),
  status: OneOf(applicationStatuses),
  isCollect: Flag,
  /** When the client showed the contact of the posting to the supplier. */
  contactShownTime: Nullable(Timestamp),
  createTime: Timestamp,
  projectOrderId: Nullable(Id),
  /** Null where neither side has made one. */
  offer: Nullable(LatestOffer),
  allowedActions: Type.Array(ActionState(applicationActions)),
});
export type ApplicationRow = Static<typeof ApplicationRow>;

/** An application as the client weighs it: with what the supplier has done here and how fast they work. */
export const ReceivedApplication = Type.Object({
  ...ApplicationRow.properties,
  /** When the posting's work is due. */
  dueDate: Nullable(Timestamp),
  rating: Type.Object({ average: Nullable(Type.Number()), count: Count }),
  completedOrders: Count,
  /** In the posting's languages and kind of work, counted as the source language is; null where the resume states none. */
  wordsPerDay: Nullable(Count),
  /** Fields (dictionary `field`) that verified certificates of the posting's pair prove. */
  provenFieldIds: Type.Array(Type.String()),
});
export type ReceivedApplication = Static<typeof ReceivedApplication>;
