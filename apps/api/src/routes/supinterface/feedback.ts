import { supFeedback } from '@tolk/contract/calls/supinterface/feedback';
import { feedbackRoutes } from '../feedback-routes.ts';

export const supFeedbackRoutes = feedbackRoutes(supFeedback);
