import {
  useClientAnswerEndMutation,
  useClientCheckInMutation,
  useClientProposeEndMutation,
  useClientWithdrawEndMutation,
  useSupAnswerEndMutation,
  useSupCheckInMutation,
  useSupProposeEndMutation,
  useSupWithdrawEndMutation,
} from '@tolk/api-client';
import type { Identity } from '@tolk/domain';

/** What both sides do alike, each through its own interface. */
export function useEndCalls(viewer: Identity) {
  const client = {
    propose: useClientProposeEndMutation()[0],
    answer: useClientAnswerEndMutation()[0],
    withdraw: useClientWithdrawEndMutation()[0],
    checkIn: useClientCheckInMutation()[0],
  };
  const supplier = {
    propose: useSupProposeEndMutation()[0],
    answer: useSupAnswerEndMutation()[0],
    withdraw: useSupWithdrawEndMutation()[0],
    checkIn: useSupCheckInMutation()[0],
  };
  return viewer === 'client' ? client : supplier;
}
