import { limits, MINUTE, testMarkers } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Done,
  Id,
  Line,
  ListOf,
  Nothing,
  Nullable,
  OneOf,
  Page,
  Text,
} from '../../schemas/base.ts';
import {
  Marks,
  OpenPair,
  RunningTest,
  TeamMember,
  TestMarking,
  TestPermission,
  TestRequest,
  TestResult,
  TestWay,
} from '../../schemas/language-test.ts';

const { questions, options, teamMembers } = limits.languageTest;
const pair = {
  sourceLanguage: Text(20, 2),
  targetLanguage: Text(20, 2),
  /** A member of the company's team; absent: the person. */
  teamMemberId: Type.Optional(Id),
};
const Place = Type.Integer({ minimum: 1, maximum: questions });
const Chosen = Type.Integer({ minimum: 0, maximum: options - 1 });

/** Language tests: choice questions (XuanZe) by the server's clock. */
export const supTests = {
  getYkfYzdData: defineCall({
    path: '/supinterface/getYkfYzdData',
    access: 'supplier',
    summary:
      'The language pairs that are open for testing (Ykf = opened, Yzd = pairs), with what the caller may do.',
    request: Type.Object({ teamMemberId: Type.Optional(Id) }),
    response: Type.Array(OpenPair),
    idempotency: 'none',
  }),
  getYycsYzData: defineCall({
    path: '/supinterface/getYycsYzData',
    access: 'supplier',
    summary: 'May I be tested in this pair now, and if not, why (Yycs = language test)?',
    request: Type.Object(pair),
    response: TestPermission,
    idempotency: 'none',
  }),
  getXuanZeData: defineCall({
    path: '/supinterface/getXuanZeData',
    access: 'supplier',
    summary: 'Start a test, or go on with the one that runs: its 30 questions without the answers.',
    request: Type.Object(pair),
    response: RunningTest,
    idempotency: 'accepted',
    limit: { max: 30, windowMs: MINUTE },
    errors: [errorCodes.testRefused],
  }),
  saveXuanZe: defineCall({
    path: '/supinterface/saveXuanZe',
    access: 'supplier',
    summary: 'Keep one answer of a running test, so that a crash loses nothing.',
    request: Type.Object({ languageTestId: Id, place: Place, chosen: Chosen }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.testOver],
  }),
  upXuanZeSwitch: defineCall({
    path: '/supinterface/upXuanZeSwitch',
    access: 'supplier',
    summary: 'The test’s page was left; over three times fails it.',
    request: Type.Object({ languageTestId: Id }),
    response: Type.Object({ pageSwitches: Count, result: Nullable(TestResult) }),
    idempotency: 'accepted',
    errors: [errorCodes.testOver],
  }),
  addXuanZe: defineCall({
    path: '/supinterface/addXuanZe',
    access: 'supplier',
    summary: 'Hand a test in with its answers; answers with the result.',
    request: Type.Object({
      languageTestId: Id,
      answers: Type.Array(Type.Object({ place: Place, chosen: Chosen }), { maxItems: questions }),
    }),
    response: TestResult,
    idempotency: 'accepted',
    errors: [errorCodes.testOver],
  }),
  getXuanZeJL: defineCall({
    path: '/supinterface/getXuanZeJL',
    access: 'supplier',
    summary: 'Past tests, the newest first, online and offline.',
    request: Type.Object({ ...Page, teamMemberId: Type.Optional(Id) }),
    response: ListOf(TestResult),
    idempotency: 'none',
  }),
  getTestWay: defineCall({
    path: '/supinterface/getTestWay',
    access: 'supplier',
    summary: 'What comes next on the way to being tested in this pair, and what there is of it.',
    request: Type.Object(pair),
    response: TestWay,
    idempotency: 'none',
  }),
  getTestRequestList: defineCall({
    path: '/supinterface/getTestRequestList',
    access: 'supplier',
    summary: 'Tests that the caller asked for, the newest first.',
    request: Type.Object(Page),
    response: ListOf(TestRequest),
    idempotency: 'none',
  }),
  addTestRequest: defineCall({
    path: '/supinterface/addTestRequest',
    access: 'supplier',
    summary: 'Ask for a test in a pair that has none online.',
    request: Type.Object({
      ...pair,
      note: Text(limits.testRequest.note),
      /** Absent: by staff. */
      markedBy: Type.Optional(OneOf(testMarkers)),
    }),
    response: TestRequest,
    idempotency: 'accepted',
    errors: [errorCodes.testRefused, errorCodes.tooManyEntries],
  }),
  withdrawTestRequest: defineCall({
    path: '/supinterface/withdrawTestRequest',
    access: 'supplier',
    summary: 'Take back a test that was asked for, before a text is given.',
    request: Type.Object({ testRequestId: Id }),
    response: TestRequest,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  handInTestRequest: defineCall({
    path: '/supinterface/handInTestRequest',
    access: 'supplier',
    summary: 'Hand in the translation of the text that was given; once, and in time.',
    request: Type.Object({
      testRequestId: Id,
      translation: Text(limits.testRequest.translation.max, limits.testRequest.translation.min),
    }),
    response: TestRequest,
    idempotency: 'accepted',
    errors: [errorCodes.conflict, errorCodes.testOver],
  }),
  getTestMarkingList: defineCall({
    path: '/supinterface/getTestMarkingList',
    access: 'supplier',
    summary: 'Translations that the caller is asked to mark, then those of before.',
    request: Type.Object(Page),
    response: ListOf(TestMarking),
    idempotency: 'none',
  }),
  getTestMarking: defineCall({
    path: '/supinterface/getTestMarking',
    access: 'supplier',
    summary: 'One of them, with text and translation as long as it is to be marked.',
    request: Type.Object({ testMarkingId: Id }),
    response: TestMarking,
    idempotency: 'none',
  }),
  addTestMarks: defineCall({
    path: '/supinterface/addTestMarks',
    access: 'supplier',
    summary: 'Mark a translation by the sheet; once, in time, and paid by the platform.',
    request: Type.Object({
      testMarkingId: Id,
      marks: Marks,
      remark: Text(limits.testRequest.remark, 1),
    }),
    response: TestMarking,
    idempotency: 'required',
    errors: [errorCodes.conflict, errorCodes.testOver],
  }),
  declineTestMarking: defineCall({
    path: '/supinterface/declineTestMarking',
    access: 'supplier',
    summary: 'Say that one can’t mark it; somebody else is asked.',
    request: Type.Object({ testMarkingId: Id }),
    response: TestMarking,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  getTeamMembers: defineCall({
    path: '/supinterface/getTeamMembers',
    access: 'supplier',
    summary: 'The members of a company’s team with their test results.',
    request: Nothing,
    response: Type.Array(TeamMember, { maxItems: teamMembers }),
    idempotency: 'none',
  }),
  addTeamMember: defineCall({
    path: '/supinterface/addTeamMember',
    access: 'supplier',
    summary: 'Add a member to the company’s team.',
    request: Type.Object({
      name: Line(limits.profile.name, 1),
      email: Text(limits.account.max, 5),
    }),
    response: TeamMember,
    idempotency: 'accepted',
    errors: [errorCodes.companyOnly, errorCodes.tooManyEntries],
  }),
  delTeamMember: defineCall({
    path: '/supinterface/delTeamMember',
    access: 'supplier',
    summary: 'Take a member out of the team; their results stay in the history.',
    request: Type.Object({ teamMemberId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
};
