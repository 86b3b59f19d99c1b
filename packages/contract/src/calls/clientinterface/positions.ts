import {
  applicationStatuses,
  askedFirstHours,
  DAY,
  positionStatuses,
  type AskedFirstHours,
} from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { ReceivedApplication } from '../../schemas/application.ts';
import { Count, Done, Flag, Id, ListOf, OneOf, Page, SearchWords } from '../../schemas/base.ts';
import {
  OwnPostingDetail,
  OwnPostingRow,
  postingFields,
  PostingOutline,
  PostingProposal,
} from '../../schemas/posting.ts';

const Hours = Type.Unsafe<AskedFirstHours>({ type: 'integer', enum: [...askedFirstHours] });
const postingId = Type.Object({ projectReleaseInforId: Id });

export const clientPositions = {
  getPositionProjectList: defineCall({
    path: '/clientinterface/getPositionProjectList',
    access: 'client',
    organisation: 'read',
    summary: 'The caller’s postings with views and deliveries, newest first.',
    request: Type.Object({
      ...Page,
      projectStatus: Type.Optional(OneOf(positionStatuses)),
      search: SearchWords,
    }),
    response: ListOf(OwnPostingRow),
    idempotency: 'none',
  }),
  addPositionProject: defineCall({
    path: '/clientinterface/addPositionProject',
    access: 'client',
    organisation: 'ask',
    summary: 'Publish a posting; the draft that it was written as goes.',
    request: Type.Object({
      ...postingFields,
      draftId: Type.Optional(Id),
      /** Shown to this list of the caller's first, for so many hours; then to everybody. */
      askedFirst: Type.Optional(Type.Object({ supplierListId: Id, hours: Hours })),
    }),
    response: postingId,
    idempotency: 'accepted',
    // Each one may alert everybody who saved a search that it fits.
    limit: { max: 200, windowMs: DAY, counts: 'successes' },
    errors: [errorCodes.deadlinePassed],
  }),
  getPostingProposal: defineCall({
    path: '/clientinterface/getPostingProposal',
    access: 'client',
    organisation: 'ask',
    summary:
      'What a posting may be filled with: workload of its files, rates of its pair, a due date in working days.',
    request: PostingOutline,
    response: PostingProposal,
    idempotency: 'none',
  }),
  editPositionProject: defineCall({
    path: '/clientinterface/editPositionProject',
    access: 'client',
    organisation: 'ask',
    summary: 'Edit a posting that is not finished.',
    request: Type.Object({
      projectReleaseInforId: Id,
      /** Of the terms that were read: what somebody changed since is not overwritten unseen. */
      version: Type.Optional(Count),
      ...postingFields,
    }),
    response: postingId,
    idempotency: 'accepted',
    errors: [errorCodes.deadlinePassed, errorCodes.conflict, errorCodes.postingChanged],
  }),
  finishPositionProject: defineCall({
    path: '/clientinterface/finishPositionProject',
    access: 'client',
    organisation: 'ask',
    summary: 'Close a posting that has no live order.',
    request: postingId,
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  reopenPositionProject: defineCall({
    path: '/clientinterface/reopenPositionProject',
    access: 'client',
    organisation: 'ask',
    summary: 'Open a finished posting again, with a new deadline.',
    request: Type.Object({ projectReleaseInforId: Id, ...postingFields }),
    response: postingId,
    idempotency: 'accepted',
    // It goes to the top of the job hall each time.
    limit: { max: 20, windowMs: DAY, counts: 'successes' },
    errors: [errorCodes.deadlinePassed, errorCodes.conflict],
  }),
  openPositionToAll: defineCall({
    path: '/clientinterface/openPositionToAll',
    access: 'client',
    organisation: 'ask',
    summary: 'Show everybody a posting that a list is asked about first, before its time is over.',
    request: postingId,
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.conflict, errorCodes.postingFinished],
  }),
  delPositionProject: defineCall({
    path: '/clientinterface/delPositionProject',
    access: 'client',
    organisation: 'ask',
    summary: 'Delete a posting that nothing hangs on.',
    request: postingId,
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.postingInUse],
  }),
  getPositionProjectDetail: defineCall({
    path: '/clientinterface/getPositionProjectDetail',
    access: 'client',
    organisation: 'read',
    summary: 'One of the caller’s postings.',
    request: postingId,
    response: OwnPostingDetail,
    idempotency: 'none',
  }),
  getProjectShareLink: defineCall({
    path: '/clientinterface/getProjectShareLink',
    access: 'client',
    organisation: 'read',
    summary: 'The link under which everybody sees a posting of the caller, with its QR code.',
    request: postingId,
    response: Type.Object({
      shareLink: Type.String({ description: 'URL' }),
      qrCode: Type.String({ description: 'SVG as data URL' }),
    }),
    idempotency: 'none',
  }),
  getPositionProjectResume: defineCall({
    path: '/clientinterface/getPositionProjectResume',
    access: 'client',
    organisation: 'read',
    summary: 'Applications received for one posting.',
    request: Type.Object({ projectReleaseInforId: Id, ...Page }),
    response: ListOf(ReceivedApplication),
    idempotency: 'none',
  }),
  getResumeDelivery: defineCall({
    path: '/clientinterface/getResumeDelivery',
    access: 'client',
    organisation: 'read',
    summary: 'Applications received for all postings of the caller.',
    request: Type.Object({
      ...Page,
      filter: Type.Optional(OneOf(['all', 'unread', 'read', 'collected'] as const)),
      projectReleaseInforId: Type.Optional(Id),
      status: Type.Optional(OneOf(applicationStatuses)),
      search: SearchWords,
      /** Only who has passed a test in the posting's pair, or is verified. */
      tested: Type.Optional(Flag),
      verified: Type.Optional(Flag),
      sort: Type.Optional(OneOf(['newest', 'price', 'match'] as const)),
    }),
    response: ListOf(ReceivedApplication),
    idempotency: 'none',
  }),
  getProjectApplicationJLData: defineCall({
    path: '/clientinterface/getProjectApplicationJLData',
    access: 'client',
    organisation: 'read',
    summary: 'One received application; reading it marks it read.',
    request: Type.Object({ projectApplicationJLId: Id }),
    response: ReceivedApplication,
    idempotency: 'accepted',
  }),
  setJlMatchingStatus: defineCall({
    path: '/clientinterface/setJlMatchingStatus',
    access: 'client',
    organisation: 'ask',
    summary: 'Mark a received application suitable or not (Jl = resume).',
    request: Type.Object({ projectApplicationJLId: Id, suitable: Type.Boolean() }),
    response: ReceivedApplication,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  showContact: defineCall({
    path: '/clientinterface/showContact',
    access: 'client',
    organisation: 'ask',
    summary: 'Show the contact of the posting to whom this application is from; it stays shown.',
    request: Type.Object({ projectApplicationJLId: Id }),
    response: ReceivedApplication,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  setJlIsCollect: defineCall({
    path: '/clientinterface/setJlIsCollect',
    access: 'client',
    organisation: 'ask',
    summary: 'Collect a received application, or let it go.',
    request: Type.Object({ projectApplicationJLId: Id, isCollect: Type.Boolean() }),
    response: ReceivedApplication,
    idempotency: 'accepted',
  }),
};
