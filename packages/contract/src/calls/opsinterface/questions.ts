import { limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Flag,
  Id,
  ListOf,
  Nothing,
  Nullable,
  OneOf,
  Page,
  SearchWords,
  Text,
} from '../../schemas/base.ts';
import { Question, questionFields } from '../../schemas/operations.ts';

/** CSV with the columns of `questionColumns`. */
const File = Type.Object({ text: Text(limits.languageTest.file, 1) });

/** The question bank of the language tests. */
export const opsQuestions = {
  getQuestionPairs: defineCall({
    path: '/opsinterface/getQuestionPairs',
    access: 'staff',
    scope: 'questions',
    summary: 'The pairs of the bank with how many questions and how their tests end.',
    request: Nothing,
    response: Type.Array(
      Type.Object({
        sourceLanguage: Type.String(),
        targetLanguage: Type.String(),
        active: Count,
        retired: Count,
        tests: Count,
        /** Share of finished tests that were passed; null without one. */
        passShare: Nullable(Type.Number()),
        /** Enough questions: the pair is open for testing. */
        open: Flag,
      }),
    ),
    idempotency: 'none',
  }),
  getQuestionList: defineCall({
    path: '/opsinterface/getQuestionList',
    access: 'staff',
    scope: 'questions',
    summary: 'Questions with their statistics.',
    request: Type.Object({
      ...Page,
      sourceLanguage: Type.Optional(Text(20)),
      targetLanguage: Type.Optional(Text(20)),
      retired: Type.Optional(Flag),
      search: SearchWords,
      sort: Type.Optional(OneOf(['newest', 'hardest', 'weakest'] as const)),
    }),
    response: ListOf(Question),
    idempotency: 'none',
  }),
  getQuestionDetail: defineCall({
    path: '/opsinterface/getQuestionDetail',
    access: 'staff',
    scope: 'questions',
    summary: 'One question.',
    request: Type.Object({ questionId: Id }),
    response: Question,
    idempotency: 'none',
  }),
  addQuestion: defineCall({
    path: '/opsinterface/addQuestion',
    access: 'staff',
    scope: 'questions',
    summary: 'Add a question to the bank.',
    request: Type.Object(questionFields),
    response: Question,
    idempotency: 'accepted',
  }),
  editQuestion: defineCall({
    path: '/opsinterface/editQuestion',
    access: 'staff',
    scope: 'questions',
    summary: 'Change a question that no test has asked yet.',
    request: Type.Object({ questionId: Id, ...questionFields }),
    response: Question,
    idempotency: 'accepted',
    errors: [errorCodes.questionUsed],
  }),
  readQuestions: defineCall({
    path: '/opsinterface/readQuestions',
    access: 'staff',
    scope: 'questions',
    summary: 'What each line of a file of questions would add; nothing is saved.',
    request: File,
    response: Type.Object({
      /** What would be added. */
      questions: Type.Array(Type.Object({ line: Count, ...questionFields })),
      /** The bank has them; they are left out. */
      repeated: Type.Array(
        Type.Object({
          line: Count,
          prompt: Type.String(),
          questionId: Id,
          retired: Flag,
          /** In the bank another option is the right one; it stays so. */
          otherAnswer: Flag,
        }),
      ),
      /** While there are any, nothing can be imported. */
      faults: Type.Array(Type.Object({ line: Count, reason: Type.String() })),
    }),
    idempotency: 'none',
  }),
  importQuestions: defineCall({
    path: '/opsinterface/importQuestions',
    access: 'staff',
    scope: 'questions',
    summary:
      'Add all questions of a file that the bank does not have, or none; importing it again changes nothing.',
    request: File,
    response: Type.Object({
      added: Count,
      /** The bank had them. */
      repeated: Count,
    }),
    idempotency: 'accepted',
  }),
  retireQuestion: defineCall({
    path: '/opsinterface/retireQuestion',
    access: 'staff',
    scope: 'questions',
    summary:
      'Draw questions no more, or again; running tests keep them. Absent ones: none is changed.',
    request: Type.Object({
      questionIds: Type.Array(Id, {
        minItems: 1,
        maxItems: limits.list.pageSizeMax,
        uniqueItems: true,
      }),
      retired: Flag,
    }),
    response: Type.Array(Question),
    idempotency: 'accepted',
  }),
};
