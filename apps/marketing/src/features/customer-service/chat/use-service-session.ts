import {
  callErrorOf,
  inForm,
  useChatOpenServiceLinkMutation,
  useChatServiceSessionQuery,
} from '@tolk/api-client';
import { errorCodes } from '@tolk/contract/error-codes';
import { useLocation, useNavigate } from '@tolk/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

/** So often the page asks whether the desk is open, and how long one waits (ms). */
const deskMs = 60_000;

/** One's own conversation; the link of a mail (`#link=`) is used and taken out of the address. */
export function useServiceSession() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const link = new URLSearchParams(hash.slice(1)).get('link');
  const [openLink, opening] = useChatOpenServiceLinkMutation();
  const used = useRef<string>(undefined);

  const enter = useEffectEvent((secret: string) => {
    if (used.current === secret) return;
    used.current = secret;
    // What is refused is said below, from the call’s own state.
    inForm(openLink({ link: secret })).catch(() => undefined);
    void navigate({ pathname, search, hash: '' }, { replace: true });
  });
  useEffect(() => {
    if (link !== null) enter(link);
  }, [link]);

  const query = useChatServiceSessionQuery(
    {},
    {
      refetchOnMountOrArgChange: true,
      skip: link !== null || opening.isLoading,
      pollingInterval: deskMs,
    },
  );
  const refused = callErrorOf(opening.error);
  const choice: LinkChoice = {
    open: () => {
      if (used.current !== undefined)
        inForm(openLink({ link: used.current, instead: true })).catch(() => undefined);
    },
    stay: () => opening.reset(),
  };
  const isElse = refused?.code === errorCodes.serviceLinkElse;
  return {
    query,
    linkError: isElse ? undefined : refused?.message,
    /** The browser has a conversation of its own: which of the two it shows is asked. */
    linkChoice: isElse ? choice : null,
  };
}

export interface LinkChoice {
  /** The conversation of the link, instead of the browser’s own. */
  open: () => void;
  stay: () => void;
}
