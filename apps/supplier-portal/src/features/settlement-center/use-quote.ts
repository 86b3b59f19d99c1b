import { useSupGetSettlementQuoteMutation } from '@tolk/api-client';
import type { Quote } from '@tolk/contract';
import type { SettlementMethodName } from '@tolk/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** ms that a choice may change before its figures are asked for. */
const pause = 300;

/** What came back for a choice; null when nothing did. */
interface Answer {
  choice: string;
  quote: Quote | null;
}

/**
 * The figures of an application before it is made, asked for anew with each choice. After `renew` the
 * old ones stand until the new ones are there.
 */
export function useQuote(
  projectOrderIds: readonly string[],
  method: SettlementMethodName | undefined,
) {
  const [ask] = useSupGetSettlementQuoteMutation();
  const [answer, setAnswer] = useState<Answer>();
  const [round, setRound] = useState(0);
  const isComplete = method !== undefined && projectOrderIds.length > 0;
  const choice = isComplete ? [method, ...projectOrderIds].join() : '';
  const request = isComplete ? `${round}:${choice}` : '';

  const fetchQuote = useEffectEvent(async (signal: AbortSignal) => {
    if (method === undefined) return;
    const { data } = await ask({ projectOrderIds: [...projectOrderIds], method });
    if (!signal.aborted) setAnswer({ choice, quote: data ?? null });
  });
  useEffect(() => {
    if (request === '') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void fetchQuote(leaving.signal), pause);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [request]);

  const current = answer?.choice === choice ? answer : undefined;
  return {
    /** Absent while it is fetched, or when there is nothing to ask for. */
    quote: current?.quote ?? undefined,
    failed: current?.quote === null,
    renew: () => setRound((rounds) => rounds + 1),
  };
}
