import { limits, MINUTE } from '@tolk/domain';
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
  Page,
  Text,
} from '../../schemas/base.ts';
import {
  OpenPair,
  RunningTest,
  TeamMember,
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
    organisation: 'self',
    summary:
      'The language pairs that are open for testing (Ykf = opened, Yzd = pairs), with what the caller may do.',
    request: Type.Object({ teamMemberId: Type.Optional(Id) }),
    response: Type.Array(OpenPair),
    idempotency: 'none',
  }),
  getYycsYzData: defineCall({
    path: '/supinterface/getYycsYzData',
    access: 'supplier',
    organisation: 'self',
    summary: 'May I be tested in this pair now, and if not, why (Yycs = language test)?',
    request: Type.Object(pair),
    response: TestPermission,
    idempotency: 'none',
  }),
  getXuanZeData: defineCall({
    path: '/supinterface/getXuanZeData',
    access: 'supplier',
    organisation: 'self',
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
    organisation: 'self',
    summary: 'Keep one answer of a running test, so that a crash loses nothing.',
    request: Type.Object({ languageTestId: Id, place: Place, chosen: Chosen }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.testOver],
  }),
  upXuanZeSwitch: defineCall({
    path: '/supinterface/upXuanZeSwitch',
    access: 'supplier',
    organisation: 'self',
    summary: 'The test’s page was left; over three times fails it.',
    request: Type.Object({ languageTestId: Id }),
    response: Type.Object({ pageSwitches: Count, result: Nullable(TestResult) }),
    idempotency: 'accepted',
    errors: [errorCodes.testOver],
  }),
  addXuanZe: defineCall({
    path: '/supinterface/addXuanZe',
    access: 'supplier',
    organisation: 'self',
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
    organisation: 'self',
    summary: 'Past tests, the newest first, online and offline.',
    request: Type.Object({ ...Page, teamMemberId: Type.Optional(Id) }),
    response: ListOf(TestResult),
    idempotency: 'none',
  }),
  getTestWay: defineCall({
    path: '/supinterface/getTestWay',
    access: 'supplier',
    organisation: 'self',
    summary: 'What comes next on the way to being tested in this pair, and what there is of it.',
    request: Type.Object(pair),
    response: TestWay,
    idempotency: 'none',
  }),
  getTestRequestList: defineCall({
    path: '/supinterface/getTestRequestList',
    access: 'supplier',
    organisation: 'self',
    summary: 'Tests that the caller asked for, the newest first.',
    request: Type.Object(Page),
    response: ListOf(TestRequest),
    idempotency: 'none',
  }),
  addTestRequest: defineCall({
    path: '/supinterface/addTestRequest',
    access: 'supplier',
    organisation: 'self',
    summary: 'Ask for a test in a pair that has none online.',
    request: Type.Object({ ...pair, note: Text(limits.testRequest.note) }),
    response: TestRequest,
    idempotency: 'accepted',
    errors: [errorCodes.testRefused, errorCodes.tooManyEntries],
  }),
  withdrawTestRequest: defineCall({
    path: '/supinterface/withdrawTestRequest',
    access: 'supplier',
    organisation: 'self',
    summary: 'Take back a test that was asked for, before a text is given.',
    request: Type.Object({ testRequestId: Id }),
    response: TestRequest,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  handInTestRequest: defineCall({
    path: '/supinterface/handInTestRequest',
    access: 'supplier',
    organisation: 'self',
    summary: 'Hand in the translation of the text that was given; once, and in time.',
    request: Type.Object({
      testRequestId: Id,
      translation: Text(limits.testRequest.translation.max, limits.testRequest.translation.min),
    }),
    response: TestRequest,
    idempotency: 'accepted',
    errors: [errorCodes.conflict, errorCodes.testOver],
  }),
  getTeamMembers: defineCall({
    path: '/supinterface/getTeamMembers',
    access: 'supplier',
    organisation: 'self',
    summary: 'The members of a company’s team with their test results.',
    request: Nothing,
    response: Type.Array(TeamMember, { maxItems: teamMembers }),
    idempotency: 'none',
  }),
  addTeamMember: defineCall({
    path: '/supinterface/addTeamMember',
    access: 'supplier',
    organisation: 'self',
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
    organisation: 'self',
    summary: 'Take a member out of the team; their results stay in the history.',
    request: Type.Object({ teamMemberId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
};
