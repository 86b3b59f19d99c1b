import { opsFeedback } from '@tolk/contract/calls/opsinterface/feedback';
import { route } from '../../calls/route.ts';
import { answerFeedback } from '../../feedback/answer-feedback.ts';
import { assignFeedback, putBackFeedback, reopenFeedback } from '../../feedback/assign-feedback.ts';
import { deskColleagues, deskDetail, deskList, downloadAttachment } from '../../feedback/desk.ts';
import { mergeFeedback, separateFeedback } from '../../feedback/merge-feedback.ts';

export const opsFeedbackRoutes = [
  route(opsFeedback.getFeedbackList, deskList),
  route(opsFeedback.getFeedbackDetail, deskDetail),
  route(opsFeedback.getFeedbackColleagues, (_request, context) => deskColleagues(context)),
  route(opsFeedback.assignFeedback, assignFeedback),
  route(opsFeedback.putBackFeedback, putBackFeedback),
  route(opsFeedback.answerFeedback, answerFeedback),
  route(opsFeedback.reopenFeedback, reopenFeedback),
  route(opsFeedback.mergeFeedback, mergeFeedback),
  route(opsFeedback.separateFeedback, separateFeedback),
  route(opsFeedback.downloadFeedbackFile, downloadAttachment),
];
