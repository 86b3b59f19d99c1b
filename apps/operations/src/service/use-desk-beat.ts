import { inForm, tolkApi, useOpsBeAtServiceDeskMutation, useTolkStore } from '@tolk/api-client';
import type { ServiceDeskPulse } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { useIsAttended } from '@tolk/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface AtDesk {
  /** The conversation on screen; left out in the lists. */
  conversationId?: string | undefined;
  /** The newest message of it on screen. */
  readUpTo?: number | undefined;
}

/**
 * Says every few seconds who is at the desk while they are there, and reads lists again when something has changed there.
 * `sayTyping` is for each key that is typed.
 */
export function useDeskBeat({ conversationId, readUpTo }: AtDesk = {}) {
  const [beAt] = useOpsBeAtServiceDeskMutation();
  const store = useTolkStore();
  const [pulse, setPulse] = useState<ServiceDeskPulse>();
  const change = useRef<number>(undefined);
  const typedAt = useRef(-Infinity);

  const beat = useEffectEvent(async ({ conversationId: id, readUpTo: upTo }: AtDesk) => {
    const typing = performance.now() - typedAt.current < limits.service.pollMs;
    const request = {
      typing,
      ...(id && { conversationId: id }),
      ...(id && upTo !== undefined && { readUpTo: upTo }),
    };
    // Without an answer the next beat asks again.
    const heard = await inForm(beAt(request)).catch(() => undefined);
    if (heard === undefined) return;
    if (change.current !== undefined && change.current !== heard.deskChange)
      store.dispatch(tolkApi.util.invalidateTags(['ServiceDesk']));
    change.current = heard.deskChange;
    setPulse(heard);
  });
  const isAttended = useIsAttended();
  useEffect(() => {
    if (!isAttended) return undefined;
    const now = () => void beat({ conversationId, readUpTo });
    now();
    const timer = setInterval(now, limits.service.pollMs);
    return () => clearInterval(timer);
  }, [isAttended, conversationId, readUpTo]);

  return {
    pulse,
    /** What was just set is known before the next beat. */
    learnDuty: (onDuty: boolean) => setPulse((before) => before && { ...before, onDuty }),
    sayTyping: () => {
      typedAt.current = performance.now();
    },
  };
}
