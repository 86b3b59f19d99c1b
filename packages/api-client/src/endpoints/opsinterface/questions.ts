import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['questions'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetQuestionPairs: read<Calls['getQuestionPairs']>(build, '/opsinterface/getQuestionPairs', [
      'Question',
    ]),
    opsGetQuestionList: read<Calls['getQuestionList']>(build, '/opsinterface/getQuestionList', [
      'Question',
    ]),
    opsGetQuestionDetail: read<Calls['getQuestionDetail']>(
      build,
      '/opsinterface/getQuestionDetail',
      ['Question'],
    ),
    opsAddQuestion: change<Calls['addQuestion']>(build, '/opsinterface/addQuestion', [
      'Question',
      'Audit',
    ]),
    opsEditQuestion: change<Calls['editQuestion']>(build, '/opsinterface/editQuestion', [
      'Question',
      'Audit',
    ]),
    // What was read is looked at once: importing it asks for no second reading.
    opsReadQuestions: read<Calls['readQuestions']>(build, '/opsinterface/readQuestions', []),
    opsImportQuestions: change<Calls['importQuestions']>(build, '/opsinterface/importQuestions', [
      'Question',
      'Audit',
    ]),
    opsRetireQuestion: change<Calls['retireQuestion']>(build, '/opsinterface/retireQuestion', [
      'Question',
      'Audit',
    ]),
  }),
});

export const {
  useOpsGetQuestionPairsQuery,
  useOpsGetQuestionListQuery,
  useOpsGetQuestionDetailQuery,
  useOpsAddQuestionMutation,
  useOpsEditQuestionMutation,
  useLazyOpsReadQuestionsQuery,
  useOpsImportQuestionsMutation,
  useOpsRetireQuestionMutation,
} = endpoints;
