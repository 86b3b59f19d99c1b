import {
  useClientAnswerChangeMutation,
  useClientCounterChangeMutation,
  useClientProposeChangeMutation,
  useClientWithdrawChangeMutation,
  useSupAnswerChangeMutation,
  useSupCounterChangeMutation,
  useSupProposeChangeMutation,
  useSupWithdrawChangeMutation,
} from '@tolk/api-client';
import type { Identity } from '@tolk/domain';

/** Changing an order by consent, each side through its own interface. */
export function useChangeCalls(viewer: Identity) {
  const client = {
    propose: useClientProposeChangeMutation()[0],
    counter: useClientCounterChangeMutation()[0],
    answer: useClientAnswerChangeMutation()[0],
    withdraw: useClientWithdrawChangeMutation()[0],
  };
  const supplier = {
    propose: useSupProposeChangeMutation()[0],
    counter: useSupCounterChangeMutation()[0],
    answer: useSupAnswerChangeMutation()[0],
    withdraw: useSupWithdrawChangeMutation()[0],
  };
  return viewer === 'client' ? client : supplier;
}
