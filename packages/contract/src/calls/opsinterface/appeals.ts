import { appealOutcomes, appealStatuses, limits, queueSorts } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { AppealDetail, AppealRow } from '../../schemas/appeal.ts';
import { WatchedParties } from '../../schemas/operations.ts';
import {
  Count,
  Days,
  Done,
  FileInfo,
  Id,
  ListOf,
  Nothing,
  OneOf,
  Page,
  Percent,
  SearchWords,
  Text,
  Timestamp,
} from '../../schemas/base.ts';
import { AppealConversations, ServiceText } from '../../schemas/service.ts';
import { OrderDetail } from '../../schemas/order.ts';

const listFilter = {
  appealStatus: Type.Optional(OneOf(appealStatuses)),
  search: SearchWords,
  /** On which it was opened. */
  ...Days,
  /** Without it those that wait for staff first. */
  sort: Type.Optional(OneOf(queueSorts)),
};

/** The queue of appeals: evidence side by side, rulings, reviews by somebody else. */
export const opsAppeals = {
  getAppealList: defineCall({
    path: '/opsinterface/getAppealList',
    access: 'staff',
    scope: 'appeals',
    summary:
      'Appeals; unless sorted otherwise those that wait for staff first, escalated ones before all, then the oldest.',
    request: Type.Object({
      ...Page,
      ...listFilter,
    }),
    response: ListOf(
      Type.Object({
        ...AppealRow.properties,
        clientName: Type.String(),
        supplierName: Type.String(),
        escalated: Type.Boolean(),
        /** A party answered what they were asked, and nobody has read it. */
        answered: Type.Boolean(),
      }),
    ),
    idempotency: 'none',
  }),
  exportAppealList: defineCall({
    path: '/opsinterface/exportAppealList',
    access: 'staff',
    scope: 'appeals',
    summary: 'The same appeals as CSV; the export is noted.',
    request: Type.Object(listFilter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getAppealIdData: defineCall({
    path: '/opsinterface/getAppealIdData',
    access: 'staff',
    scope: 'appeals',
    summary: 'One appeal with its order, as staff needs it to decide; the look is noted.',
    request: Type.Object({ projectOrderAppealId: Id }),
    response: Type.Object({
      appeal: AppealDetail,
      clientName: Type.String(),
      supplierName: Type.String(),
      order: OrderDetail,
      watched: WatchedParties,
    }),
    idempotency: 'none',
  }),
  getAppealConversations: defineCall({
    path: '/opsinterface/getAppealConversations',
    access: 'staff',
    scope: 'appeals',
    summary: 'What parties of an appeal were asked about it and answered; the look is noted.',
    request: Type.Object({ projectOrderAppealId: Id }),
    response: AppealConversations,
    idempotency: 'none',
  }),
  askAppealParty: defineCall({
    path: '/opsinterface/askAppealParty',
    access: 'staff',
    scope: 'appeals',
    summary:
      'Ask a party of an open appeal in a conversation about it, which they find at customer service.',
    request: Type.Object({
      projectOrderAppealId: Id,
      /** One of the appeal’s people. */
      personId: Id,
      /** Made by the browser: sent again, it finds what was written. */
      messageId: Id,
      text: ServiceText,
    }),
    response: AppealConversations,
    idempotency: 'none',
    errors: [errorCodes.conflict],
  }),
  downloadAppealMessageFile: defineCall({
    path: '/opsinterface/downloadAppealMessageFile',
    access: 'staff',
    scope: 'appeals',
    summary: 'A file of a conversation about an appeal; the look is noted.',
    request: Type.Object({ projectOrderAppealId: Id, conversationId: Id, fileId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  extendAppealEvidence: defineCall({
    path: '/opsinterface/extendAppealEvidence',
    access: 'staff',
    scope: 'appeals',
    summary: 'Give both sides more time for evidence, once; both are told.',
    request: Type.Object({
      projectOrderAppealId: Id,
      version: Count,
      hours: Type.Integer({ minimum: 1, maximum: limits.appeal.extendHours }),
      /** Both sides read it. */
      reason: Text(limits.reason.max, limits.reason.min),
    }),
    response: AppealDetail,
    idempotency: 'accepted',
    errors: [errorCodes.appealActionNotAllowed, errorCodes.appealChanged],
  }),
  mediateAppeal: defineCall({
    path: '/opsinterface/mediateAppeal',
    access: 'staff',
    scope: 'appeals',
    summary: 'Propose a split that both sides have to accept, in the place of an earlier one.',
    request: Type.Object({
      projectOrderAppealId: Id,
      version: Count,
      refundPercent: Percent,
      /** Both sides read it. */
      text: Text(limits.appeal.text, limits.reason.min),
    }),
    response: AppealDetail,
    idempotency: 'accepted',
    errors: [errorCodes.appealActionNotAllowed, errorCodes.appealChanged],
  }),
  ruleAppeal: defineCall({
    path: '/opsinterface/ruleAppeal',
    access: 'staff',
    scope: 'appeals',
    summary: 'Rule, or decide the review of somebody else’s ruling, which is final.',
    request: Type.Object({
      projectOrderAppealId: Id,
      version: Count,
      outcome: OneOf(appealOutcomes),
      /** Required for a split. */
      refundPercent: Type.Optional(Percent),
      /** Required for a redo: the new due time. */
      deliverTime: Type.Optional(Timestamp),
      text: Text(limits.appeal.text, limits.reason.min),
      /** Uploaded by the same member of staff with `uploadRulingFile`. */
      fileIds: Type.Array(Id, { maxItems: limits.appeal.filesPerRuling, uniqueItems: true }),
    }),
    response: AppealDetail,
    idempotency: 'required',
    errors: [errorCodes.appealActionNotAllowed, errorCodes.appealChanged],
  }),
  uploadRulingFile: defineCall({
    path: '/opsinterface/uploadRulingFile',
    access: 'staff',
    scope: 'appeals',
    summary: 'Upload one file (part `file`) for a ruling; nobody else reads it before that.',
    request: Nothing,
    response: FileInfo,
    idempotency: 'none',
    body: 'multipart',
    errors: [
      errorCodes.payloadTooLarge,
      errorCodes.fileTypeRefused,
      errorCodes.fileTooComplex,
      errorCodes.tooManyEntries,
    ],
  }),
  deleteRulingFile: defineCall({
    path: '/opsinterface/deleteRulingFile',
    access: 'staff',
    scope: 'appeals',
    summary: 'Delete a file of one’s own that no ruling has.',
    request: Type.Object({ fileId: Id }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.fileInUse],
  }),
  downloadAppealFile: defineCall({
    path: '/opsinterface/downloadAppealFile',
    access: 'staff',
    scope: 'appeals',
    summary: 'A file of an appeal’s evidence, its rulings or its order; the look is noted.',
    request: Type.Object({ projectOrderAppealId: Id, fileId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};
