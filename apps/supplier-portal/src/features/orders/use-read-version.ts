import type { OrderDetail } from '@tolk/contract';
import { useState } from 'react';
import { changedTerms, type Term } from './term-changes.ts';

/**
 * The version of an order that the person has read. When the client changes the terms meanwhile, `unread`
 * names what differs until `confirmRead`: nobody accepts terms that changed under their eyes. What
 * both have agreed to change has been read.
 */
export function useReadVersion(order: OrderDetail) {
  const [read, setRead] = useState(order);
  if (agreedChanges(order) > agreedChanges(read)) setRead(order);
  const unread: Term[] = changedTerms(read, order);
  return { read, unread, confirmRead: () => setRead(order) };
}

function agreedChanges({ changes }: OrderDetail): number {
  return changes.filter(({ status }) => status === 'agreed').length;
}
