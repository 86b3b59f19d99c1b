import { appealStatuses, limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../define-call.ts';
import { errorCodes } from '../error-codes.ts';
import { AppealDetail, AppealForm, AppealRow } from '../schemas/appeal.ts';
import {
  Count,
  Flag,
  Id,
  ListOf,
  OneOf,
  Page,
  Percent,
  SearchWords,
  Text,
} from '../schemas/base.ts';

const appealAndVersion = { projectOrderAppealId: Id, version: Count };
const conflicts = [errorCodes.appealActionNotAllowed, errorCodes.appealChanged];

/** Appeals under the same names in both interfaces. */
export function appealCalls<const Interface extends 'supinterface' | 'clientinterface'>(
  name: Interface,
) {
  const access = name === 'supinterface' ? 'supplier' : 'client';
  const acting = name === 'supinterface' ? 'coordinate' : 'ask';
  const path = <const Call extends string>(call: Call) => `/${name}/${call}` as const;
  return {
    getAppealList: defineCall({
      path: path('getAppealList'),
      access,
      organisation: 'read',
      summary: 'Appeals about the caller’s orders, newest first.',
      request: Type.Object({
        ...Page,
        appealStatus: Type.Optional(OneOf(appealStatuses)),
        search: SearchWords,
      }),
      response: ListOf(AppealRow),
      idempotency: 'none',
    }),
    getAppealIdData: defineCall({
      path: path('getAppealIdData'),
      access,
      organisation: 'read',
      summary: 'One appeal with its evidence, offers, ruling and what is allowed now.',
      request: Type.Object({ projectOrderAppealId: Id }),
      response: AppealDetail,
      idempotency: 'none',
    }),
    addAppeal: defineCall({
      path: path('addAppeal'),
      access,
      organisation: acting,
      summary: 'Appeal: the order’s timers stop and its money is held until this is over.',
      request: AppealForm,
      response: Type.Object({ projectOrderAppealId: Id }),
      idempotency: 'required',
      errors: [errorCodes.orderActionNotAllowed, errorCodes.versionChanged],
    }),
    addAppealEvidence: defineCall({
      path: path('addAppealEvidence'),
      access,
      organisation: acting,
      summary: 'Add evidence within the window: a text, files (uploaded as `evidence`), or both.',
      request: Type.Object({
        projectOrderAppealId: Id,
        text: Text(limits.appeal.text),
        fileIds: Type.Array(Id, { maxItems: limits.appeal.filesPerEvidence, uniqueItems: true }),
      }),
      response: AppealDetail,
      idempotency: 'accepted',
      errors: conflicts,
    }),
    addAppealOffer: defineCall({
      path: path('addAppealOffer'),
      access,
      organisation: acting,
      summary: 'Offer a split to the other side; it replaces the offer that stands.',
      request: Type.Object({
        ...appealAndVersion,
        refundPercent: Percent,
        text: Text(limits.reason.max),
      }),
      response: AppealDetail,
      idempotency: 'accepted',
      errors: conflicts,
    }),
    acceptAppealOffer: defineCall({
      path: path('acceptAppealOffer'),
      access,
      organisation: acting,
      summary: 'Accept exactly the offer that was seen; the order ends and its money is split.',
      request: Type.Object(appealAndVersion),
      response: AppealDetail,
      idempotency: 'required',
      errors: conflicts,
    }),
    acceptAppealMediation: defineCall({
      path: path('acceptAppealMediation'),
      access,
      organisation: acting,
      summary:
        'Accept exactly the split that staff propose; once both have, the order ends and its money is split.',
      request: Type.Object(appealAndVersion),
      response: AppealDetail,
      idempotency: 'required',
      errors: conflicts,
    }),
    withdrawAppeal: defineCall({
      path: path('withdrawAppeal'),
      access,
      organisation: acting,
      summary: 'Withdraw the appeal: the order goes on where it stopped.',
      request: Type.Object(appealAndVersion),
      response: AppealDetail,
      idempotency: 'required',
      errors: conflicts,
    }),
    answerRuling: defineCall({
      path: path('answerRuling'),
      access,
      organisation: acting,
      summary: 'Accept the ruling, or ask for the one review by another member of staff.',
      request: Type.Object({
        ...appealAndVersion,
        accept: Flag,
        /** Required when asking for a review. */
        reason: Type.Optional(Text(limits.reason.max)),
      }),
      response: AppealDetail,
      idempotency: 'required',
      errors: conflicts,
    }),
  };
}
