import { DAY, invitationAwards, limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Flag,
  Id,
  ListOf,
  MinorUnits,
  OneOf,
  Page,
  Text,
  SearchWords,
} from '../../schemas/base.ts';
import { CalendarDay } from '../../schemas/times.ts';
import { offeredPrice, offeredWork } from '../../schemas/negotiation.ts';
import {
  FoundSupplier,
  SentInvitation,
  SupplierNote,
  supplierNoteFields,
} from '../../schemas/people.ts';

/** Suppliers as a client finds, invites and remembers them. */
export const clientPeople = {
  searchSuppliers: defineCall({
    path: '/clientinterface/searchSuppliers',
    access: 'client',
    organisation: 'read',
    summary:
      'Suppliers who agreed to be found, with a match score that says how it came about; for one posting of the caller or by filters.',
    request: Type.Object({
      ...Page,
      projectReleaseInforId: Type.Optional(Id),
      search: SearchWords,
      sourceLanguage: Type.Optional(Text(20)),
      targetLanguage: Type.Optional(Text(20)),
      whFieldId: Type.Optional(Text(40)),
      region: Type.Optional(Text(120)),
      /** Asks for at most this for one unit, minor units. */
      rateTo: Type.Optional(MinorUnits),
      /**
       * Dictionary `unit`, required without a posting for `rateTo` and the order by `rate`: prices in
       * different units can’t be compared.
       */
      rateUnit: Type.Optional(Text(40)),
      /** Keeps a calendar and is free on this day of it. */
      freeOn: Type.Optional(CalendarDay),
      verified: Type.Optional(Flag),
      tested: Type.Optional(Flag),
      sort: Type.Optional(OneOf(['match', 'rating', 'rate', 'experience'] as const)),
    }),
    response: ListOf(FoundSupplier),
    idempotency: 'none',
  }),
  inviteSupplier: defineCall({
    path: '/clientinterface/inviteSupplier',
    access: 'client',
    organisation: 'ask',
    summary: 'Invite a supplier to apply for a posting, once; with terms, if one likes.',
    request: Type.Object({
      projectReleaseInforId: Id,
      supUserId: Id,
      message: Text(limits.invitation.message),
      /** With a price, a workload or a due time the invitation carries an offer. */
      unitPrice: Type.Optional(offeredPrice),
      ...offeredWork,
    }),
    response: SentInvitation,
    idempotency: 'accepted',
    // Each one reaches somebody's inbox.
    limit: { max: 100, windowMs: DAY },
    errors: [
      errorCodes.conversationClosed,
      errorCodes.alreadyInvited,
      errorCodes.alreadyApplied,
      errorCodes.postingFinished,
      errorCodes.tooManyEntries,
    ],
  }),
  inviteSuppliers: defineCall({
    path: '/clientinterface/inviteSuppliers',
    access: 'client',
    organisation: 'ask',
    summary:
      'Invite several suppliers to a posting at once: the first who accepts has the work, or the client chooses. Names whoever can’t be invited, with the reason.',
    request: Type.Object({
      projectReleaseInforId: Id,
      supUserIds: Type.Array(Id, { minItems: 1, maxItems: limits.invitation.atOnce }),
      message: Text(limits.invitation.message),
      award: OneOf(invitationAwards),
      /** For the first the terms of the posting are offered where none are given. */
      unitPrice: Type.Optional(offeredPrice),
      ...offeredWork,
    }),
    response: Type.Object({
      invited: Type.Array(SentInvitation),
      refused: Type.Array(Type.Object({ supUserId: Id, why: Type.String() })),
    }),
    idempotency: 'accepted',
    limit: { max: 20, windowMs: DAY },
    errors: [errorCodes.postingFinished],
  }),
  withdrawPostingInvitation: defineCall({
    path: '/clientinterface/withdrawPostingInvitation',
    access: 'client',
    organisation: 'ask',
    summary: 'Take back an invitation that was not answered yet.',
    request: Type.Object({ postingInvitationId: Id }),
    response: SentInvitation,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  getSentInvitations: defineCall({
    path: '/clientinterface/getSentInvitations',
    access: 'client',
    organisation: 'read',
    summary:
      'Invitations that the caller sent, the newest first; of one posting whoever said yes comes first, by match.',
    request: Type.Object({ ...Page, projectReleaseInforId: Type.Optional(Id) }),
    response: ListOf(SentInvitation),
    idempotency: 'none',
  }),
  getSupEvaluateList: defineCall({
    path: '/clientinterface/getSupEvaluateList',
    access: 'client',
    organisation: 'read',
    summary: 'The caller’s private notes and marks on suppliers.',
    request: Type.Object({
      ...Page,
      search: SearchWords,
      supUserId: Type.Optional(Id),
    }),
    response: ListOf(SupplierNote),
    idempotency: 'none',
  }),
  addSupEvaluate: defineCall({
    path: '/clientinterface/addSupEvaluate',
    access: 'client',
    organisation: 'ask',
    summary: 'Write the first private note on a supplier.',
    request: Type.Object({ supUserId: Id, ...supplierNoteFields }),
    response: SupplierNote,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  setSupEvaluate: defineCall({
    path: '/clientinterface/setSupEvaluate',
    access: 'client',
    organisation: 'ask',
    summary: 'Change a private note.',
    request: Type.Object({ supEvaluateId: Id, ...supplierNoteFields }),
    response: SupplierNote,
    idempotency: 'accepted',
  }),
};
