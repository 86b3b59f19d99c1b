import { opsFeedback } from '@tolk/contract/calls/opsinterface/feedback';
import { route } from '../../calls/route.ts';
import { answerFeedback } from '../../feedback/answer-feedback.ts';
import { reopenFeedback } from '../../feedback/assign-feedback.ts';
import { deskDetail, deskList, downloadAttachment } from '../../feedback/desk.ts';
import { mergeFeedback, separateFeedback } from '../../feedback/merge-feedback.ts';

export const opsFeedbackRoutes = [
  route(opsFeedback.getFeedbackList, deskList),
  route(opsFeedback.getFeedbackDetail, deskDetail),
  route(opsFeedback.answerFeedback, answerFeedback),
  route(opsFeedback.reopenFeedback, reopenFeedback),
  route(opsFeedback.mergeFeedback, mergeFeedback),
  route(opsFeedback.separateFeedback, separateFeedback),
  route(opsFeedback.downloadFeedbackFile, downloadAttachment),
];
