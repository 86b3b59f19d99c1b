import { feedbackCalls } from '../feedback-calls.ts';

export const clientFeedback = feedbackCalls('clientinterface');
