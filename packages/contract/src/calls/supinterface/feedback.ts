import { feedbackCalls } from '../feedback-calls.ts';

export const supFeedback = feedbackCalls('supinterface');
