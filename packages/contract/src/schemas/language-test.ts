import {
  languageTestEnds,
  languageTestObstacles,
  languageTestStatuses,
  limits,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Flag, Id, Nullable, OneOf, Timestamp } from './base.ts';

const { questions, options } = limits.languageTest;

/** A question as the tested person sees it: nothing in it tells the right answer. */
export const TestQuestion = Type.Object({
  /** 1 to 30. */
  place: Type.Integer({ minimum: 1, maximum: questions }),
  prompt: Type.String(),
  passage: Nullable(Type.String()),
  options: Type.Array(Type.String(), { minItems: options, maxItems: options }),
  /** Position of what was chosen, 0 to 3; null while it is open. */
  chosen: Nullable(Type.Integer({ minimum: 0, maximum: options - 1 })),
});

export const RunningTest = Type.Object({
  languageTestId: Id,
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  teamMemberName: Nullable(Type.String()),
  startTime: Timestamp,
  /** By the server's clock; what comes later is not counted. */
  endTime: Timestamp,
  pageSwitches: Count,
  questions: Type.Array(TestQuestion),
});
export type RunningTest = Static<typeof RunningTest>;

export const TestResult = Type.Object({
  languageTestId: Id,
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  teamMemberId: Nullable(Id),
  teamMemberName: Nullable(Type.String()),
  status: OneOf(languageTestStatuses),
  offline: Flag,
  /** Null while it runs. */
  end: Nullable(OneOf(languageTestEnds)),
  correct: Nullable(Count),
  questionCount: Count,
  /** Share of right answers, 0 to 1. */
  score: Nullable(Type.Number()),
  pageSwitches: Count,
  startTime: Timestamp,
  finishTime: Nullable(Timestamp),
  /** When a failed one may be repeated. */
  retakeTime: Nullable(Timestamp),
  /** What staff wrote about an offline test. */
  note: Type.String(),
});
export type TestResult = Static<typeof TestResult>;

/** May this person be tested in this pair now? */
export const TestPermission = Type.Object({
  allowed: Flag,
  obstacle: Nullable(OneOf(languageTestObstacles)),
  msg: Type.String({ description: 'Why not, in the caller’s language; empty when allowed' }),
  availableAt: Nullable(Timestamp),
  /** The running one, to go on with. */
  languageTestId: Nullable(Id),
  /** When the running one ends. */
  endTime: Nullable(Timestamp),
});
export type TestPermission = Static<typeof TestPermission>;

export const OpenPair = Type.Object({
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  questionCount: Count,
  permission: TestPermission,
  /** The newest result of the person (or of nobody in the team). */
  lastResult: Nullable(TestResult),
});
export type OpenPair = Static<typeof OpenPair>;

export const TeamMember = Type.Object({
  teamMemberId: Id,
  name: Type.String(),
  email: Type.String(),
  createTime: Timestamp,
  results: Type.Array(TestResult),
});
export type TeamMember = Static<typeof TeamMember>;
