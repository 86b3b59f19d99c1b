import { keptPrefixes } from '@tolk/api-client';
import { useCallback, useState } from 'react';

const keyOf = (owner: string, conversationId: string) =>
  `${keptPrefixes.draft}${owner}:${conversationId}`;

/** What was typed in a conversation and not sent, kept in this browser over reloads and identities. */
export function useConversationDraft(owner: string, conversationId: string) {
  const key = keyOf(owner, conversationId);
  const [text, setText] = useState(() => read(key));
  const change = useCallback(
    (typed: string) => {
      setText(typed);
      try {
        if (typed === '') localStorage.removeItem(key);
        else localStorage.setItem(key, typed);
      } catch {
        // A full or forbidden storage loses the draft with the page, and nothing else.
      }
    },
    [key],
  );
  return [text, change] as const;
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
