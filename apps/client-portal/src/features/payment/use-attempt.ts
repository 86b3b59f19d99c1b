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
  const [settledId, setSettledId] = useState<string>();
  const [expiredId, setExpiredId] = useState<string>();
  const [clockOffset] = useState(() => serverNow() - Date.now());
  const paymentId = starting.data?.paymentId;
  // Money may come in the very last second: an expired attempt is followed until the server closes it.
  const { currentData } = useClientGetPaymentInformationQuery(
    { paymentId: paymentId ?? '' },
    { skip: paymentId === undefined, pollingInterval: settledId === paymentId ? 0 : pollMs },
  );
  const attempt = currentData ?? starting.data;
  if (attempt && attempt.status !== 'pending' && attempt.paymentId !== settledId) {
    setSettledId(attempt.paymentId);
  }

  const begin = () =>
    start({ projectOrderId, version, method, scene: sceneOf(navigator.userAgent) });
  const begun = useRef(false);
  const beginOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });
  useEffect(() => beginOnce(), []);

  const paid = attempt?.status === 'paid';
  const tell = useEffectEvent(onPaid);
  useEffect(() => {
    if (paid) tell();
  }, [paid]);

  const state: AttemptState = attempt
    ? phaseOf(attempt, attempt.paymentId === expiredId)
    : { phase: starting.isError ? 'failed' : 'starting' };
  return {
    state,
    /** Milliseconds that the server's clock is ahead of this device's. */
    clockOffset,
    expire: () => setExpiredId(attempt?.paymentId),
    again: begin,
  };
}
