import type { ReactNode } from 'react';

export interface Notification {
  readonly id: number;
  readonly message: ReactNode;
  /** A second line that says it in other words. */
  readonly detail?: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  /** A button beside the message: undo, open, retry. */
  readonly action?: ReactNode;
  /** Number of the failed request, for customer service. */
  readonly requestId?: string | undefined;
}

type Options = Partial<Pick<Notification, 'detail' | 'severity' | 'action' | 'requestId'>>;

const most = 3;
let queue: readonly Notification[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Notification[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message at the edge of the page, from anywhere: also outside of React, where the transport
 * reports a refused call. The same message twice in a row stands there once.
 */
export function notify(message: ReactNode, { severity = 'success', ...rest }: Options = {}): void {
  const others = queue.filter((one) => one.message !== message || typeof message !== 'string');
  publish([...others, { id: nextId++, message, severity, ...rest }].slice(-most));
}

export function dismiss(id: number): void {
  publish(queue.filter((one) => one.id !== id));
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentNotifications(): readonly Notification[] {
  return queue;
}
