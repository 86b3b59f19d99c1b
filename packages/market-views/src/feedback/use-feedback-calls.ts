import {
  useClientAddFeedBackMutation,
  useClientGetFeedbackDataQuery,
  useClientGetFeedbackDetailQuery,
  useClientGetFeedbackTypeDataQuery,
  useClientUpYYFKReadingStatusMutation,
  useSupAddFeedBackMutation,
  useSupGetFeedbackDataQuery,
  useSupGetFeedbackDetailQuery,
  useSupGetFeedbackTypeDataQuery,
  useSupUpYYFKReadingStatusMutation,
} from '@tolk/api-client';
import type { calls, RequestOf } from '@tolk/contract';
import type { Identity } from '@tolk/domain';

type ListRequest = RequestOf<(typeof calls)['clientinterface']['feedback']['getFeedbackData']>;

/** The viewer's feedback, read through their own interface. */
export function useFeedbackList(viewer: Identity, request: ListRequest) {
  const client = useClientGetFeedbackDataQuery(request, { skip: viewer !== 'client' });
  const supplier = useSupGetFeedbackDataQuery(request, { skip: viewer !== 'supplier' });
  return viewer === 'client' ? client : supplier;
}

export function useFeedback(viewer: Identity, feedbackId: string) {
  const request = { feedbackId };
  const client = useClientGetFeedbackDetailQuery(request, { skip: viewer !== 'client' });
  const supplier = useSupGetFeedbackDetailQuery(request, { skip: viewer !== 'supplier' });
  return viewer === 'client' ? client : supplier;
}

/** The types that can be chosen now. */
export function useFeedbackTypes(viewer: Identity) {
  const client = useClientGetFeedbackTypeDataQuery({}, { skip: viewer !== 'client' });
  const supplier = useSupGetFeedbackTypeDataQuery({}, { skip: viewer !== 'supplier' });
  return viewer === 'client' ? client : supplier;
}

/** Sending feedback and reading its answer, each through its own interface. */
export function useFeedbackCalls(viewer: Identity) {
  const client = {
    send: useClientAddFeedBackMutation()[0],
    read: useClientUpYYFKReadingStatusMutation()[0],
  };
  const supplier = {
    send: useSupAddFeedBackMutation()[0],
    read: useSupUpYYFKReadingStatusMutation()[0],
  };
  return viewer === 'client' ? client : supplier;
}
