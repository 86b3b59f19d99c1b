import { onConversationChange, useChatCeatesessionMutation } from '@tolk/api-client';
import type { ConversationDetail } from '@tolk/contract';
import { useCallback, useEffect, useState } from 'react';

/** What an address names a conversation by: the other person, an order of the two, or a posting. */
export interface AskedConversation {
  otherId: string | undefined;
  projectOrderId: string | undefined;
  projectReleaseInforId: string | undefined;
}

interface OpenedConversation {
  conversation: ConversationDetail | undefined;
  /** Why it could not be opened. */
  error: unknown;
  /** Reads again what it is about and whether one may write. */
  refresh: () => void;
}

/** The conversation that the address names; made where there is none. */
export function useConversation(asked: AskedConversation): OpenedConversation {
  const { otherId, projectOrderId, projectReleaseInforId } = asked;
  const [open] = useChatCeatesessionMutation();
  const [state, setState] = useState<{
    key: string;
    found?: ConversationDetail;
    error?: unknown;
  }>();
  const key = [otherId, projectOrderId, projectReleaseInforId].map((id) => id ?? '').join(' ');
  const isAsked = key.trim() !== '';

  const fetch = useCallback(() => {
    const asking = open({
      ...(otherId && { otherId }),
      ...(projectOrderId && { projectOrderId }),
      ...(projectReleaseInforId && { projectReleaseInforId }),
    });
    void asking.then((answer) =>
      setState((before) => {
        if (answer.data) return { key, found: answer.data };
        // What stands on the screen stays there when reading it again fails.
        return before?.key === key && before.found ? before : { key, error: answer.error };
      }),
    );
  }, [open, key, otherId, projectOrderId, projectReleaseInforId]);

  useEffect(() => {
    if (!isAsked) return undefined;
    fetch();
    // After a cut anything may have changed; messages and events announce themselves.
    return onConversationChange((changes) => {
      if (changes === null) fetch();
    });
  }, [isAsked, fetch]);

  const current = state?.key === key ? state : undefined;

  return { conversation: current?.found, error: current?.error, refresh: fetch };
}
