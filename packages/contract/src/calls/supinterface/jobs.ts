import { alertFrequencies, invitationAnswers, invitationAwards, limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  ApplicationDraft,
  ApplicationDraftForm,
  ApplicationEdit,
  ApplicationForm,
  ApplicationRow,
} from '../../schemas/application.ts';
import {
  Bilingual,
  Count,
  Currency,
  Done,
  Flag,
  Id,
  Line,
  ListOf,
  MinorUnits,
  Nothing,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '../../schemas/base.ts';
import { hallFilter } from '../../schemas/hall-filter.ts';
import { LatestOffer } from '../../schemas/negotiation.ts';
import { HallPostingDetail, PostingRow } from '../../schemas/posting.ts';

/** A facet: the values of one filter with how many postings each would leave. */
const Facet = Type.Array(
  Type.Object({
    value: Type.String(),
    count: Count,
    /** Counting stopped there, so there may be more; left out where the count is exact. */
    atLeast: Type.Optional(Flag),
  }),
);

const savedSearchFields = {
  name: Line(limits.savedSearch.name, 1),
  filter: Type.Object(hallFilter),
  alert: OneOf(alertFrequencies),
};
export const SavedSearch = Type.Object({
  savedSearchId: Id,
  ...savedSearchFields,
  /** Postings that take applications and fit now, counted up to the hall's window. */
  matches: Count,
  createTime: Timestamp,
});

export const PostingInvitation = Type.Object({
  postingInvitationId: Id,
  posting: PostingRow,
  publisherName: Type.String(),
  message: Type.String(),
  award: OneOf(invitationAwards),
  /** Null while it is open. */
  answer: Nullable(OneOf(invitationAnswers)),
  /** The newest offer about the posting; null where neither side has made one. */
  offer: Nullable(LatestOffer),
  createTime: Timestamp,
});

/**
 * What a draft waits for before it is sent; `terms`: its client has changed what it was written for;
 * `nothing`: its posting takes no applications any more.
 */
const draftWaits = ['languageTest', 'terms', 'supplier', 'nothing'] as const;

export const ApplicationDraftRow = Type.Object({
  projectReleaseInforId: Id,
  /** Null where it is not shown to the caller any more. */
  posting: Nullable(PostingRow),
  waitsFor: OneOf(draftWaits),
  /** For one unit, both as they were when it was written; null where the posting is gone as well. */
  expectedPrice: MinorUnits,
  currency: Nullable(Currency),
  unitName: Nullable(Type.String()),
  content: Type.String(),
  savedTime: Timestamp,
});

const Choices = Type.Array(
  Type.Object({ value: Type.String(), label: Bilingual, count: Type.Integer() }),
);

export const supJobs = {
  getTaskStateData: defineCall({
    path: '/supinterface/getTaskStateData',
    access: 'public',
    summary: 'Filter choices of the job hall: posting statuses with counts.',
    request: Nothing,
    response: Choices,
    idempotency: 'none',
  }),
  getProjectTypeData: defineCall({
    path: '/supinterface/getProjectTypeData',
    access: 'public',
    summary: 'Filter choices of the job hall: types of work with counts.',
    request: Nothing,
    response: Choices,
    idempotency: 'none',
  }),
  getProjectReleaseInforList: defineCall({
    path: '/supinterface/getProjectReleaseInforList',
    access: 'public',
    summary: 'The job hall: search and filter postings, in a stable order.',
    request: Type.Object({
      ...Page,
      ...hallFilter,
      sort: Type.Optional(OneOf(['newest', 'deadline', 'salary'] as const)),
    }),
    response: ListOf(PostingRow),
    idempotency: 'none',
  }),
  getHallCounts: defineCall({
    path: '/supinterface/getHallCounts',
    access: 'public',
    summary:
      'How many postings each value of each filter leaves, with the other filters as they are; exact unless a value says `atLeast`.',
    request: Type.Object(hallFilter),
    response: Type.Object({
      projectType: Facet,
      projectStatus: Facet,
      whFieldId: Facet,
      /** Values are `source>target`. */
      languagePair: Facet,
      region: Facet,
      /** Dictionary `salaryBand`. */
      salaryBand: Facet,
      /** Values of `deadlineWithin`. */
      deadlineWithin: Facet,
      /** Some values say `atLeast`. */
      capped: Flag,
    }),
    idempotency: 'none',
  }),
  getProjectReleaseInforDetail: defineCall({
    path: '/supinterface/getProjectReleaseInforDetail',
    access: 'public',
    organisation: 'read',
    summary: 'One posting; ways to reach the client only for whom the client opened them.',
    request: Type.Object({ projectReleaseInforId: Id }),
    response: HallPostingDetail,
    idempotency: 'none',
  }),
  addProjectApplicationJL: defineCall({
    path: '/supinterface/addProjectApplicationJL',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Apply for a posting, once (JL = resume).',
    request: ApplicationForm,
    response: Type.Object({ projectApplicationJLId: Id }),
    idempotency: 'accepted',
    errors: [
      errorCodes.alreadyApplied,
      errorCodes.postingFinished,
      errorCodes.ownPosting,
      errorCodes.profileIncomplete,
      errorCodes.languageTestRequired,
    ],
  }),
  getApplicationDraft: defineCall({
    path: '/supinterface/getApplicationDraft',
    access: 'supplier',
    organisation: 'read',
    summary: 'What the caller has written for a posting while its language test is not passed.',
    request: Type.Object({ projectReleaseInforId: Id }),
    response: Nullable(ApplicationDraft),
    idempotency: 'none',
  }),
  getApplicationDrafts: defineCall({
    path: '/supinterface/getApplicationDrafts',
    access: 'supplier',
    organisation: 'read',
    summary:
      'What the caller has written for postings and not sent, the newest first, with what each waits for.',
    request: Nothing,
    response: Type.Array(ApplicationDraftRow),
    idempotency: 'none',
  }),
  saveApplicationDraft: defineCall({
    path: '/supinterface/saveApplicationDraft',
    access: 'supplier',
    organisation: 'coordinate',
    summary:
      'Keep an application until its language test is passed, by which it is sent; sends it where the test is passed already.',
    request: Type.Object({ projectReleaseInforId: Id, ...ApplicationDraftForm.properties }),
    response: Type.Object({ sent: Flag }),
    idempotency: 'accepted',
    errors: [
      errorCodes.alreadyApplied,
      errorCodes.postingFinished,
      errorCodes.ownPosting,
      errorCodes.profileIncomplete,
      errorCodes.tooManyEntries,
    ],
  }),
  dropApplicationDraft: defineCall({
    path: '/supinterface/dropApplicationDraft',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Delete it; it is not sent then.',
    request: Type.Object({ projectReleaseInforId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
  uniqueApplicationRecord: defineCall({
    path: '/supinterface/uniqueApplicationRecord',
    access: 'supplier',
    organisation: 'read',
    summary: 'Has the caller applied for this posting?',
    request: Type.Object({ projectReleaseInforId: Id }),
    response: Type.Object({ applied: Type.Boolean(), projectApplicationJLId: Nullable(Id) }),
    idempotency: 'none',
  }),
  getProjectApplicationJLData: defineCall({
    path: '/supinterface/getProjectApplicationJLData',
    access: 'supplier',
    organisation: 'read',
    summary: 'The caller’s applications, newest first.',
    request: Type.Object({ ...Page }),
    response: ListOf(ApplicationRow),
    idempotency: 'none',
  }),
  getProjectApplicationJLDetail: defineCall({
    path: '/supinterface/getProjectApplicationJLDetail',
    access: 'supplier',
    organisation: 'read',
    summary: 'One of the caller’s applications, with the posting behind it.',
    request: Type.Object({ projectApplicationJLId: Id }),
    response: Type.Object({ application: ApplicationRow, posting: PostingRow }),
    idempotency: 'none',
  }),
  editProjectApplicationJL: defineCall({
    path: '/supinterface/editProjectApplicationJL',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Change an application that the client has not read: its words, files and cases.',
    request: ApplicationEdit,
    response: ApplicationRow,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  withdrawProjectApplicationJL: defineCall({
    path: '/supinterface/withdrawProjectApplicationJL',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Withdraw an application that no order was made from.',
    request: Type.Object({ projectApplicationJLId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
  getSavedSearches: defineCall({
    path: '/supinterface/getSavedSearches',
    access: 'supplier',
    organisation: 'read',
    summary: 'The caller’s saved searches of the job hall.',
    request: Nothing,
    response: Type.Array(SavedSearch),
    idempotency: 'none',
  }),
  addSavedSearch: defineCall({
    path: '/supinterface/addSavedSearch',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Save a search of the job hall, with alerts at once, daily or not at all.',
    request: Type.Object(savedSearchFields),
    response: SavedSearch,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  editSavedSearch: defineCall({
    path: '/supinterface/editSavedSearch',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Change a saved search or its alerts.',
    request: Type.Object({ savedSearchId: Id, ...savedSearchFields }),
    response: SavedSearch,
    idempotency: 'accepted',
  }),
  delSavedSearch: defineCall({
    path: '/supinterface/delSavedSearch',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Delete a saved search.',
    request: Type.Object({ savedSearchId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
  getPostingInvitations: defineCall({
    path: '/supinterface/getPostingInvitations',
    access: 'supplier',
    organisation: 'read',
    summary: 'Invitations of clients to apply, the newest first.',
    request: Type.Object({ ...Page }),
    response: ListOf(PostingInvitation),
    idempotency: 'none',
  }),
  acceptPostingInvitation: defineCall({
    path: '/supinterface/acceptPostingInvitation',
    access: 'supplier',
    organisation: 'coordinate',
    summary:
      'Accept an invitation at the terms offered, as an application; where the work is for the first, exactly one can.',
    request: Type.Object({
      postingInvitationId: Id,
      content: Text(limits.description.max, limits.description.min),
    }),
    response: Type.Object({ projectApplicationJLId: Id }),
    idempotency: 'accepted',
    errors: [
      errorCodes.alreadyApplied,
      errorCodes.conflict,
      errorCodes.languageTestRequired,
      errorCodes.ownPosting,
      errorCodes.postingFinished,
      errorCodes.profileIncomplete,
    ],
  }),
  declinePostingInvitation: defineCall({
    path: '/supinterface/declinePostingInvitation',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Decline an invitation that was not answered yet.',
    request: Type.Object({ postingInvitationId: Id }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
