import { type PaymentScene, type ProviderMethod } from '@tolk/domain';
import {
  isCallError,
  useClientGetCallPaymentMutation,
  useClientGetPaymentInformationQuery,
  useClientGetPaymentPayerMutation,
} from '@tolk/api-client';
import type { OrderDetail, PaymentAttempt } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** ms between two looks at an open payment, in case that no invalidation arrives by the socket. */
const pollMs = 2_000;

/** What WeChat brought back in the address when it was asked who pays. */
export interface PayerAnswer {
  code: string;
  state: string;
}

interface Options {
  order: Pick<OrderDetail, 'projectOrderId' | 'version'>;
  method: ProviderMethod;
  scene: PaymentScene;
  payer: PayerAnswer | undefined;
  onPaid: () => void;
}

export type AttemptState =
  | { phase: 'starting' }
  | { phase: 'failed' }
  | { phase: 'open'; attempt: PaymentAttempt }
  | { phase: 'over' }
  /** Other money came than was asked for: fen. */
  | { phase: 'unmatched'; received: number }
  | { phase: 'paid' };

/** What an attempt means to the person who pays. */
export function phaseOf(attempt: PaymentAttempt, expired: boolean): AttemptState {
  if (attempt.status === 'paid') return { phase: 'paid' };
  const { unmatchedAmount: received } = attempt;
  if (received !== null) return { phase: 'unmatched', received };
  if (attempt.status === 'pending' && !expired) return { phase: 'open', attempt };
  return { phase: 'over' };
}

/**
 * One attempt to pay, followed until it is paid or over. Starting again, also after a reload, is
 * answered with the attempt that is still open.
 */
export function useAttempt({ order, method, scene, payer, onPaid }: Options) {
  const { projectOrderId, version } = order;
  const [start, starting] = useClientGetCallPaymentMutation();
  const [askPayer] = useClientGetPaymentPayerMutation();
  const [leaving, setLeaving] = useState(false);
  const [settledId, setSettledId] = useState<string>();
  const [expiredId, setExpiredId] = useState<string>();
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

  const begin = async (answer?: PayerAnswer) => {
    const who = answer ? { wechatCode: answer.code, wechatState: answer.state } : {};
    const started = await start({ projectOrderId, version, method, scene, ...who });
    // One way there is enough: who comes back and is still unknown is told so.
    if (!answer && isPayerUnknown(started.error)) await askWho();
  };
  /** WeChat tells who pays on a page of its own, and comes back. */
  const askWho = async () => {
    const { data } = await askPayer({ projectOrderId });
    if (!data?.url) return;
    setLeaving(true);
    window.location.replace(data.url);
  };
  const begun = useRef(false);
  const beginOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void begin(payer);
  });
  useEffect(() => beginOnce(), []);

  const paid = attempt?.status === 'paid';
  const tell = useEffectEvent(onPaid);
  useEffect(() => {
    if (paid) tell();
  }, [paid]);

  const state: AttemptState = attempt
    ? phaseOf(attempt, attempt.paymentId === expiredId)
    : { phase: starting.isError && !leaving ? 'failed' : 'starting' };
  return {
    state,
    /** Milliseconds that the server's clock is ahead of this device's. */
    expire: () => setExpiredId(attempt?.paymentId),
    again: () => void begin(),
    askWho: () => void askWho(),
  };
}

function isPayerUnknown(error: unknown): boolean {
  return isCallError(error) && error.code === errorCodes.wechatPayerUnknown;
}
