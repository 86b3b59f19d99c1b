import {
  languageTestEnds,
  languageTestObstacles,
  languageTestStatuses,
  limits,
  markingSheet,
  testMarkers,
  testMarkingActions,
  testMarkingStatuses,
  testRequestActions,
  testRequestObstacles,
  testRequestStatuses,
  testSteps,
  type MarkingCriterion,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { TranslatorCertificate } from './certification.ts';
import {
  ActionState,
  Count,
  Currency,
  Flag,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  Timestamp,
} from './base.ts';

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
  /** The certificate that stands for the test, body of the dictionary `certificateBody`; left out by a server that says it in the note alone. */
  certificate: Type.Optional(Nullable(Type.Object({ body: Type.String(), level: Type.String() }))),
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
  /** In the caller's profile. */
  own: Flag,
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

function Points(criterion: MarkingCriterion) {
  const found = markingSheet.find((one) => one.criterion === criterion);
  return Type.Integer({ minimum: 0, maximum: found?.points ?? 0 });
}

/** Whole points by criterion of the marking sheet. */
export const Marks = Type.Object({
  accuracy: Points('accuracy'),
  terminology: Points('terminology'),
  language: Points('language'),
  instructions: Points('instructions'),
});

/** A text that is to be translated, as the supplier sees it. */
const GivenText = Type.Object({
  title: Type.String(),
  text: Type.String(),
  instructions: Type.String(),
});

/** What one of two suppliers found; nothing says who it was. */
export const MarkerSheet = Type.Object({ marks: Marks, points: Count, remark: Type.String() });
export type MarkerSheet = Static<typeof MarkerSheet>;

/** A test that a supplier asked for, as both sides of the desk see it. */
export const TestRequest = Type.Object({
  testRequestId: Id,
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  teamMemberId: Nullable(Id),
  teamMemberName: Nullable(Type.String()),
  status: OneOf(testRequestStatuses),
  markedBy: OneOf(testMarkers),
  /** What the supplier wrote when asking. */
  note: Type.String(),
  requestTime: Timestamp,
  /** By when a reviewer gives the text, or marks the translation; null when it is not their turn. */
  promisedTime: Nullable(Timestamp),
  /** Null until a text is given. */
  text: Nullable(GivenText),
  /** By when the translation has to be handed in; null until a text is given. */
  dueTime: Nullable(Timestamp),
  translation: Type.String(),
  handInTime: Nullable(Timestamp),
  marks: Nullable(Marks),
  points: Nullable(Count),
  /** What the reviewer wrote: about the translation, or why there is no test. */
  remark: Type.String(),
  /** Of the suppliers who marked it; empty until the result stands. */
  sheets: Type.Array(MarkerSheet),
  closeTime: Nullable(Timestamp),
  allowedActions: Type.Array(ActionState(testRequestActions)),
});
export type TestRequest = Static<typeof TestRequest>;

/** A translation that a supplier is asked to mark, without whose it is. */
export const TestMarking = Type.Object({
  testMarkingId: Id,
  /** `PM20261126-000012`. */
  number: Type.String(),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  status: OneOf(testMarkingStatuses),
  /** What the platform pays for it. */
  fee: MinorUnits,
  currency: Currency,
  askTime: Timestamp,
  /** By when it has to be marked; then somebody else is asked. */
  dueTime: Timestamp,
  /** As long as it is to be marked, as the translation; null and empty afterwards. */
  text: Nullable(GivenText),
  translation: Type.String(),
  marks: Nullable(Marks),
  points: Nullable(Count),
  remark: Type.String(),
  closeTime: Nullable(Timestamp),
  allowedActions: Type.Array(ActionState(testMarkingActions)),
});
export type TestMarking = Static<typeof TestMarking>;

/** The same as staff see it, beside the request. */
export const AskedMarker = Type.Object({
  testMarkingId: Id,
  number: Type.String(),
  personId: Id,
  personName: Type.String(),
  status: OneOf(testMarkingStatuses),
  askTime: Timestamp,
  dueTime: Timestamp,
  marks: Nullable(Marks),
  points: Nullable(Count),
  remark: Type.String(),
});
export type AskedMarker = Static<typeof AskedMarker>;

/** May a test be asked for? */
const Asking = Type.Object({
  allowed: Flag,
  obstacle: Nullable(OneOf(testRequestObstacles)),
  msg: Type.String({ description: 'Why not, in the caller’s language; empty when allowed' }),
});

/** What comes next on the way to being tested in a pair. */
export const TestWay = Type.Object({
  step: OneOf(testSteps),
  /** By when it is done: by us or, when it is theirs to do, by the supplier. From when on, for a retake. */
  time: Nullable(Timestamp),
  online: TestPermission,
  /** Of a test that a reviewer marks. */
  asking: Asking,
  /** Of a translation that two suppliers mark. */
  probing: Asking,
  /** The newest one of this pair. */
  request: Nullable(TestRequest),
  /** Of this pair, the newest first. */
  certificates: Type.Array(TranslatorCertificate),
});
export type TestWay = Static<typeof TestWay>;

/** A text that reviewers give to who asked for a test. */
export const SampleText = Type.Object({
  sampleTextId: Id,
  sourceLanguage: Type.String(),
  title: Type.String(),
  text: Type.String(),
  instructions: Type.String(),
  retired: Flag,
  /** How often it was given. */
  given: Count,
  createTime: Timestamp,
});
export type SampleText = Static<typeof SampleText>;

/** A request in the queue of the reviewers. */
export const TestRequestRow = Type.Object({
  testRequestId: Id,
  personId: Id,
  personName: Type.String(),
  teamMemberName: Nullable(Type.String()),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  status: OneOf(testRequestStatuses),
  requestTime: Timestamp,
  promisedTime: Nullable(Timestamp),
  dueTime: Nullable(Timestamp),
  points: Nullable(Count),
});
export type TestRequestRow = Static<typeof TestRequestRow>;

export const TestRequestDetail = Type.Object({
  ...TestRequest.properties,
  personId: Id,
  personName: Type.String(),
  handledBy: Nullable(Type.String()),
  /** In its source language, in use, and not given to this account before. */
  sampleTexts: Type.Array(SampleText),
  /** Suppliers who were asked to mark it, in that order. */
  markings: Type.Array(AskedMarker),
});
export type TestRequestDetail = Static<typeof TestRequestDetail>;
