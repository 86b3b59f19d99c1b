import {
  useClientAnswerTermsMutation,
  useClientCounterTermsMutation,
  useClientGetNegotiationQuery,
  useClientProposeTermsMutation,
  useClientWithdrawTermsMutation,
  useSupAnswerTermsMutation,
  useSupCounterTermsMutation,
  useSupGetNegotiationQuery,
  useSupProposeTermsMutation,
  useSupWithdrawTermsMutation,
} from '@tolk/api-client';
import type { Negotiation } from '@tolk/contract';
import type { Identity } from '@tolk/domain';

/** A posting and a supplier: what is negotiated, and with whom. */
export type NegotiatedPair = Pick<Negotiation, 'projectReleaseInforId' | 'supUserId'>;

interface Terms {
  unitPrice?: number;
  workload?: number;
  deliverTime?: string;
  note?: string;
}
interface Answer {
  offerId: string;
  agree: boolean;
  reason?: string;
}

export function useNegotiation(viewer: Identity, pair: NegotiatedPair) {
  const { projectReleaseInforId } = pair;
  const asClient = useClientGetNegotiationQuery(pair, { skip: viewer !== 'client' });
  const asSupplier = useSupGetNegotiationQuery(
    { projectReleaseInforId },
    { skip: viewer !== 'supplier' },
  );
  return viewer === 'client' ? asClient : asSupplier;
}

/** Coming to terms before an order, each side through its own interface. */
export function useNegotiationCalls(viewer: Identity, pair: NegotiatedPair) {
  const { projectReleaseInforId, supUserId } = pair;
  const client = {
    propose: useClientProposeTermsMutation()[0],
    counter: useClientCounterTermsMutation()[0],
    answer: useClientAnswerTermsMutation()[0],
    withdraw: useClientWithdrawTermsMutation()[0],
  };
  const supplier = {
    propose: useSupProposeTermsMutation()[0],
    counter: useSupCounterTermsMutation()[0],
    answer: useSupAnswerTermsMutation()[0],
    withdraw: useSupWithdrawTermsMutation()[0],
  };
  const withClient = { projectReleaseInforId };
  const withSupplier = { projectReleaseInforId, supUserId };
  return viewer === 'client'
    ? {
        propose: (terms: Terms) => client.propose({ ...withSupplier, ...terms }),
        counter: (terms: Terms & { offerId: string }) =>
          client.counter({ ...withSupplier, ...terms }),
        answer: (answer: Answer) => client.answer({ ...withSupplier, ...answer }),
        withdraw: (offerId: string) => client.withdraw({ ...withSupplier, offerId }),
      }
    : {
        propose: (terms: Terms) => supplier.propose({ ...withClient, ...terms }),
        counter: (terms: Terms & { offerId: string }) =>
          supplier.counter({ ...withClient, ...terms }),
        answer: (answer: Answer) => supplier.answer({ ...withClient, ...answer }),
        withdraw: (offerId: string) => supplier.withdraw({ ...withClient, offerId }),
      };
}
