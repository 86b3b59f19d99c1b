import { limits, testRequestBoxes } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Flag,
  Id,
  Line,
  ListOf,
  Nullable,
  OneOf,
  Page,
  SearchWords,
  Text,
} from '../../schemas/base.ts';
import {
  Marks,
  SampleText,
  TestRequestDetail,
  TestRequestRow,
} from '../../schemas/language-test.ts';
import { OfflineTest } from '../../schemas/operations.ts';
import { Day } from '../../schemas/profile.ts';

const { title, text, instructions, remark } = limits.testRequest;

/** Tests that suppliers ask for, and results of tests that were held elsewhere. */
export const opsTests = {
  getOfflineTestList: defineCall({
    path: '/opsinterface/getOfflineTestList',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Offline results, the newest first.',
    request: Type.Object({ ...Page, search: SearchWords }),
    response: ListOf(OfflineTest),
    idempotency: 'none',
  }),
  getTestPerson: defineCall({
    path: '/opsinterface/getTestPerson',
    access: 'staff',
    scope: 'offlineTests',
    summary:
      'Whose account this is, with their team, before a result is entered; null for nobody’s.',
    request: Type.Object({ account: Text(limits.account.max, 5) }),
    response: Nullable(
      Type.Object({
        personName: Type.String(),
        teamMembers: Type.Array(Type.Object({ teamMemberId: Id, name: Type.String() })),
      }),
    ),
    idempotency: 'none',
  }),
  addOfflineTest: defineCall({
    path: '/opsinterface/addOfflineTest',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Enter the result of an offline test of a supplier, found by account.',
    request: Type.Object({
      /** Phone or e-mail of the account. */
      account: Text(limits.account.max, 5),
      teamMemberId: Type.Optional(Id),
      sourceLanguage: Text(20, 2),
      targetLanguage: Text(20, 2),
      passed: Flag,
      /** Share, 0 to 1. */
      score: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
      testedOn: Day,
      note: Text(limits.remarks.max),
    }),
    response: OfflineTest,
    idempotency: 'accepted',
    errors: [errorCodes.notFound],
  }),
  getTestRequestList: defineCall({
    path: '/opsinterface/getTestRequestList',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Tests that suppliers ask for; of those that wait, what was promised soonest first.',
    request: Type.Object({
      ...Page,
      box: Type.Optional(OneOf(testRequestBoxes)),
      search: SearchWords,
    }),
    response: ListOf(TestRequestRow),
    idempotency: 'none',
  }),
  getTestRequestDetail: defineCall({
    path: '/opsinterface/getTestRequestDetail',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'One of them, with the texts that may be given.',
    request: Type.Object({ testRequestId: Id }),
    response: TestRequestDetail,
    idempotency: 'none',
  }),
  giveTestText: defineCall({
    path: '/opsinterface/giveTestText',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Give a text; from now on the supplier’s time runs.',
    request: Type.Object({ testRequestId: Id, sampleTextId: Id }),
    response: TestRequestDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  declineTestRequest: defineCall({
    path: '/opsinterface/declineTestRequest',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Tell the supplier that there is no test, and why.',
    request: Type.Object({ testRequestId: Id, reason: Text(limits.reason.max, limits.reason.min) }),
    response: TestRequestDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  markTestRequest: defineCall({
    path: '/opsinterface/markTestRequest',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Mark a translation by the sheet; the points decide, and the result counts at once.',
    request: Type.Object({ testRequestId: Id, marks: Marks, remark: Text(remark) }),
    response: TestRequestDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  getSampleTextList: defineCall({
    path: '/opsinterface/getSampleTextList',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Texts for requested tests, those in use first.',
    request: Type.Object({ ...Page, sourceLanguage: Type.Optional(Text(20, 2)) }),
    response: ListOf(SampleText),
    idempotency: 'none',
  }),
  addSampleText: defineCall({
    path: '/opsinterface/addSampleText',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Add a text for requested tests; what was given can’t change, so there is no editing.',
    request: Type.Object({
      sourceLanguage: Text(20, 2),
      title: Line(title, 1),
      text: Text(text.max, text.min),
      instructions: Text(instructions),
    }),
    response: SampleText,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  retireSampleText: defineCall({
    path: '/opsinterface/retireSampleText',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Give a text no more, or again.',
    request: Type.Object({ sampleTextId: Id, retired: Flag }),
    response: SampleText,
    idempotency: 'accepted',
  }),
};
