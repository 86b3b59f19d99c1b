import { onTyping, sendTyping } from '@tolk/api-client';
import { limits } from '@tolk/domain';
import { useEffect, useRef, useState } from 'react';

const { typingMs } = limits.conversation;

/** Whether the other side writes at this moment. */
export function useOtherTyping(conversationId: string): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onTyping((id) => {
      if (id !== conversationId) return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), 2 * typingMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
      setTyping(false);
    };
  }, [conversationId]);
  return isTyping;
}

/** Says at most every few seconds that this person writes. */
export function useSayTyping(conversationId: string): () => void {
  const saidAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - saidAt.current < typingMs) return;
    saidAt.current = now;
    sendTyping(conversationId);
  };
}
