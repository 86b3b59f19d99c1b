import type { clientFeedback } from '@tolk/contract/calls/clientinterface/feedback';
import type { supFeedback } from '@tolk/contract/calls/supinterface/feedback';
import { route, type Registration } from '../calls/route.ts';
import {
  addFeedback,
  feedbackTypes,
  ownFeedbackDetail,
  ownFeedbackList,
  readAnswer,
} from '../feedback/own-feedback.ts';

/** Feedback under the same names in both interfaces. */
export function feedbackRoutes(calls: typeof clientFeedback | typeof supFeedback): Registration[] {
  return [
    route(calls.getFeedbackTypeData, feedbackTypes),
    route(calls.getFeedbackData, ownFeedbackList),
    route(calls.addFeedBack, addFeedback),
    route(calls.getFeedbackDetail, ownFeedbackDetail),
    route(calls.upYYFKReadingStatus, readAnswer),
  ];
}
