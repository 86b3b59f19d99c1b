import { inForm, useChatServicePulseMutation } from '@tolk/api-client';
import type { ServicePulse } from '@tolk/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Options {
  /** Null: nothing is begun yet. */
  conversationId: string | null;
  /** So often the server wants to be asked (ms). */
  everyMs: number;
  onPulse: (pulse: ServicePulse) => void;
}

/** Asks what is new while the page is looked at; `isTyping` is whether the staff writes at this moment. */
export function useServicePulse({ conversationId, everyMs, onPulse }: Options) {
  const [pulse] = useChatServicePulseMutation();
  const [isTyping, setTyping] = useState(false);
  const typedAt = useRef(-Infinity);
  const beat = useEffectEvent(async (id: string) => {
    if (document.visibilityState !== 'visible') return;
    const typing = performance.now() - typedAt.current < everyMs;
    // Without an answer the next beat asks again.
    const answer = await inForm(pulse({ conversationId: id, typing })).catch(() => undefined);
    if (answer === undefined) return;
    setTyping(answer.typing);
    onPulse(answer);
  });
  useEffect(() => {
    if (conversationId === null) return undefined;
    const now = () => void beat(conversationId);
    now();
    const timer = setInterval(now, everyMs);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }, [conversationId, everyMs]);
  return {
    isTyping,
    sayTyping: () => {
      typedAt.current = performance.now();
    },
  };
}
