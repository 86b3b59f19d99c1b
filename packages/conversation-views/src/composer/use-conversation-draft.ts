import { keptPrefixes } from '@tolk/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';

const keyOf = (owner: string, conversationId: string) =>
  `${keptPrefixes.draft}${owner}:${conversationId}`;

/**
 * What was typed in a conversation and not sent, kept in this browser over reloads and identities. It
 * goes along when the conversation that is open gets an id of its own.
 */
export function useConversationDraft(owner: string, conversationId: string) {
  const key = keyOf(owner, conversationId);
  const [text, setText] = useState(() => read(key));
  const keptUnder = useRef(key);
  useEffect(() => {
    if (keptUnder.current === key) return;
    write(key, read(keptUnder.current));
    write(keptUnder.current, '');
    keptUnder.current = key;
  }, [key]);
  const change = useCallback(
    (typed: string) => {
      setText(typed);
      write(key, typed);
    },
    [key],
  );
  return [text, change] as const;
}

function write(key: string, typed: string): void {
  try {
    if (typed === '') localStorage.removeItem(key);
    else localStorage.setItem(key, typed);
  } catch {
    // A full or forbidden storage loses the draft with the page, and nothing else.
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
