import type { calls, Quote, RequestOf } from '@tolk/contract';
import type { SettlementMethodName } from '@tolk/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** ms that a choice may change before its figures are asked for. */
const pause = 300;

type QuoteRequest = RequestOf<(typeof calls)['supinterface']['settlement']['getSettlementQuote']>;

/** What came back for a choice; null when nothing did. */
interface Answer {
  choice: string;
  quote: Quote | null;
}

/**
 * The figures of an application before it is made, asked for again with each choice. After `renew` the
 * old ones stand until the new ones are there.
 */
export function useQuote(
  projectOrderIds: readonly string[],
  method: SettlementMethodName | undefined,
  /** Answers null when nothing came back. */
  ask: (request: QuoteRequest) => Promise<Quote | null>,
) {
  const [answer, setAnswer] = useState<Answer>();
  const [round, setRound] = useState(0);
  const isComplete = method !== undefined && projectOrderIds.length > 0;
  const choice = isComplete ? [method, ...projectOrderIds].join() : '';
  const request = isComplete ? `${round}:${choice}` : '';

  const fetchQuote = useEffectEvent(async (signal: AbortSignal) => {
    if (method === undefined) return;
    const quote = await ask({ projectOrderIds: [...projectOrderIds], method });
    if (!signal.aborted) setAnswer({ choice, quote });
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
