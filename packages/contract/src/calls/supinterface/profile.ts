import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Done, Id, Nothing } from '../../schemas/base.ts';
import {
  Completeness,
  CompletenessCheck,
  contactFields,
  outputFields,
  OutputRow,
  SupContact,
  SupInfo,
  SupInfoForm,
} from '../../schemas/profile.ts';

const own = Type.Object({ supUserId: Type.Optional(Id) });
/** `yuyan`: language of the server's sentence, English 0, Chinese 1 (docs/product/people.md#port). */
const check = Type.Object({
  supUserId: Type.Optional(Id),
  yuyan: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
});

/** A supplier's profile (docs/product/data.md#suppliers-profile). */
export const supProfile = {
  getSupInfoData: defineCall({
    path: '/supinterface/getSupInfoData',
    access: 'supplier',
    organisation: 'read',
    summary: 'The whole profile: basic information, contact, output, and how complete it is.',
    request: own,
    response: Type.Object({
      info: SupInfo,
      contact: SupContact,
      outputs: Type.Array(OutputRow),
      completeness: Completeness,
    }),
    idempotency: 'none',
  }),
  getSupInfoBasicsData: defineCall({
    path: '/supinterface/getSupInfoBasicsData',
    access: 'supplier',
    organisation: 'read',
    summary: 'Basic information.',
    request: own,
    response: SupInfo,
    idempotency: 'none',
  }),
  getSupContactData: defineCall({
    path: '/supinterface/getSupContactData',
    access: 'supplier',
    organisation: 'read',
    summary: 'How the supplier can be reached.',
    request: own,
    response: SupContact,
    idempotency: 'none',
  }),
  getSupCJYData: defineCall({
    path: '/supinterface/getSupCJYData',
    access: 'supplier',
    organisation: 'read',
    summary: 'Output per language pair (CJY).',
    request: own,
    response: Type.Array(OutputRow),
    idempotency: 'none',
  }),
  addOrEditSupInfo: defineCall({
    path: '/supinterface/addOrEditSupInfo',
    access: 'supplier',
    organisation: 'manage',
    summary: 'Save the basic information; a verified real name stands.',
    request: SupInfoForm,
    response: SupInfo,
    idempotency: 'accepted',
    errors: [errorCodes.realNameLocked, errorCodes.companyLocked],
  }),
  addOrEditSupContact: defineCall({
    path: '/supinterface/addOrEditSupContact',
    access: 'supplier',
    organisation: 'manage',
    summary: 'Save how the supplier can be reached.',
    request: Type.Object({ supUserId: Type.Optional(Id), ...contactFields }),
    response: SupContact,
    idempotency: 'accepted',
  }),
  addOrEditSupCJY: defineCall({
    path: '/supinterface/addOrEditSupCJY',
    access: 'supplier',
    organisation: 'manage',
    summary: 'Add an output row, or change the one named; one for each pair and type.',
    request: Type.Object({ estimateYieldId: Type.Optional(Id), ...outputFields }),
    response: OutputRow,
    idempotency: 'accepted',
    errors: [errorCodes.outputExists],
  }),
  delEstimateYield: defineCall({
    path: '/supinterface/delEstimateYield',
    access: 'supplier',
    organisation: 'manage',
    summary: 'Delete an output row.',
    request: Type.Object({ estimateYieldId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
  getWsgrxxtx: defineCall({
    path: '/supinterface/getWsgrxxtx',
    access: 'supplier',
    organisation: 'read',
    summary:
      'Is the profile complete enough for applying? (Wsgrxxtx = reminder to complete personal information)',
    request: check,
    response: CompletenessCheck,
    idempotency: 'none',
  }),
  getWsgrxxtxJS: defineCall({
    path: '/supinterface/getWsgrxxtxJS',
    access: 'supplier',
    organisation: 'read',
    summary:
      'Is the profile complete enough for taking orders and being settled? (JS = settlement)',
    request: check,
    response: CompletenessCheck,
    idempotency: 'none',
  }),
  getProfileCompleteness: defineCall({
    path: '/supinterface/getProfileCompleteness',
    access: 'supplier',
    organisation: 'read',
    summary: 'How complete the profile is and what comes next.',
    request: Nothing,
    response: Completeness,
    idempotency: 'none',
  }),
};
