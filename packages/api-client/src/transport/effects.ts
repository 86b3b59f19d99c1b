import type { CallError } from './call-error.ts';

type EffectListener = (error: CallError) => void;

const listeners = new Set<EffectListener>();

/**
 * Hears of every failed call with its effect of the error catalogue (docs/product/errors.md#codes); the shell
 * answers with messages and navigation. Returns the function that ends it.
 */
export function onCallEffect(listener: EffectListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announce(error: CallError): void {
  for (const listener of listeners) listener(error);
}
