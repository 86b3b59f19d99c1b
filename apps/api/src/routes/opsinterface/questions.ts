import { calls } from '@tolk/contract';
import { route, type Registration } from '../../calls/route.ts';
import { importQuestions, readQuestions } from '../../language-tests/questions/import-questions.ts';
import {
  addQuestion,
  editQuestion,
  listQuestionPairs,
  questionDetail,
  questionList,
  retireQuestion,
} from '../../language-tests/questions/question-bank.ts';

const { questions } = calls.opsinterface;

export const opsQuestionsRoutes: readonly Registration[] = [
  route(questions.getQuestionPairs, listQuestionPairs),
  route(questions.getQuestionList, questionList),
  route(questions.getQuestionDetail, questionDetail),
  route(questions.addQuestion, addQuestion),
  route(questions.editQuestion, editQuestion),
  route(questions.readQuestions, readQuestions),
  route(questions.importQuestions, importQuestions),
  route(questions.retireQuestion, retireQuestion),
];
