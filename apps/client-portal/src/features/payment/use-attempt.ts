import {
  serverNow,
  useClientGetCallPaymentMutation,
  useClientGetPaymentInformationQuery,
} from '@tolk/api-client';
import type { OrderDetail, PaymentAttempt } from '@tolk/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentMethod } from './payment-words.ts';
import { sceneOf } from './scene.ts';

/** ms between two looks at an open payment, in case that no hint of the socket arrives. */
const pollMs = 2_000;

interface Options {
  order: Pick<OrderDetail, 'projectOrderId' | 'version'>;
  method: PaymentMethod;
  onPaid: () => void;
}

export type AttemptState =
  | { phase: 'starting' }
  | { phase: 'failed' }
  | { phase: 'open'; attempt: PaymentAttempt }
  | { phase: 'over' }
  | { phase: 'paid' };

/** What an attempt means to the person who pays. */
export function phaseOf(attempt: PaymentAttempt, expired: boolean): AttemptState {
  if (attempt.status === 'paid') return { phase: 'paid' };
  if (attempt.status === 'pending' && !expired) return { phase: 'open', attempt };
  return { phase: 'over' };
}

/**
 * One attempt to pay, followed until it is paid or over. Starting again, also after a reload, is
 * answered with the attempt that is still open.
 */
export function useAttempt({ order: { projectOrderId, version }, method, onPaid }: Options) {
  const [start, starting] = useClientGetCallPaymentMutation();
  const [expiredId, setExpiredId] = useState<string>();
  const paymentId = starting.data?.paymentId;
  const [polling, setPolling] = useState(true);
  const followed = useClientGetPaymentInformationQuery(
    { paymentId: paymentId ?? '' },
    { skip: paymentId === undefined, pollingInterval: polling ? pollMs : 0 },
  );

  const begin = () =>
    start({ projectOrderId, version, method, scene: sceneOf(navigator.userAgent) });
  const begun = useRef<string>(undefined);
  const beginOnce = useEffectEvent(() => {
    if (begun.current === method) return;
    begun.current = method;
    void begin();
  });
  useEffect(() => beginOnce(), [method]);

  const attempt =
    followed.currentData?.paymentId === paymentId ? followed.currentData : undefined;
  const known = attempt ?? starting.data;
  const expired = known !== undefined && expiredId === known.paymentId;
  const state: AttemptState = known
    ? phaseOf(known, expired)
    : { phase: starting.isError ? 'failed' : 'starting' };

  // Money may come in the very last second: an expired attempt is followed until the server closes it.
  const settled = known !== undefined && known.status !== 'pending';
  const settle = useEffectEvent((paid: boolean) => {
    setPolling(false);
    if (paid) onPaid();
  });
  useEffect(() => {
    if (settled) settle(state.phase === 'paid');
  }, [settled, state.phase]);

  return {
    state,
    /** Milliseconds that the server's clock is ahead of this device's. */
    clockOffset: serverNow() - Date.now(),
    expire: () => setExpiredId(known?.paymentId),
    again: () => {
      setPolling(true);
      return begin();
    },
  };
}
