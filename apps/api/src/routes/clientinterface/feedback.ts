import { clientFeedback } from '@tolk/contract/calls/clientinterface/feedback';
import { feedbackRoutes } from '../feedback-routes.ts';

export const clientFeedbackRoutes = feedbackRoutes(clientFeedback);
