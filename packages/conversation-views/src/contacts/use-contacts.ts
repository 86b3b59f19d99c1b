import { useChatGetGYSContactListQuery, useChatGetXQContactListQuery } from '@tolk/api-client';
import { limits, type Identity } from '@tolk/domain';
import { useEffect, useState } from 'react';

export const contactBoxes = ['inbox', 'unread', 'archived', 'blocked'] as const;
export type ContactBox = (typeof contactBoxes)[number];

interface Asked {
  box: ContactBox;
  search: string | undefined;
  pageSize: number;
}

/** Contacts of one identity; read again by and by while the page is looked at, for who is online. */
export function useContacts(viewer: Identity, { box, search, pageSize }: Asked) {
  const request = { box, pageNum: 1, pageSize, ...(search && { search }) };
  const pollingInterval = useIsLookedAt() ? limits.conversation.presenceMs : 0;
  const client = useChatGetXQContactListQuery(request, {
    skip: viewer !== 'client',
    pollingInterval,
  });
  const supplier = useChatGetGYSContactListQuery(request, {
    skip: viewer !== 'supplier',
    pollingInterval,
  });
  return viewer === 'client' ? client : supplier;
}

function useIsLookedAt(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
