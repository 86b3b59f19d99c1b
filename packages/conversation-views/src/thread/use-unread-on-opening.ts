import { useState } from 'react';
import type { Thread } from './thread.ts';

/** What was unread when the reader opened the thread: after the one number, up to the other. */
export interface UnreadStretch {
  after: number;
  upTo: number;
}

export const nothingUnread: UnreadStretch = { after: 0, upTo: 0 };

/** Stays as it was when the thread was fetched first. */
export function useUnreadOnOpening({
  readUpTo,
  heldUpTo,
}: Pick<Thread, 'readUpTo' | 'heldUpTo'>): UnreadStretch {
  const [unread, setUnread] = useState<UnreadStretch>();
  if (unread === undefined && heldUpTo >= 0) setUnread({ after: readUpTo, upTo: heldUpTo });
  return unread ?? nothingUnread;
}
