import type { ErrorEffect } from '@tolk/contract/error-codes';

/** What a call that did not succeed is to a screen; plain data, so that it can stand in the store. */
export interface CallError {
  /** The envelope's code; 0 when no answer came at all. */
  code: number;
  /** What happened and what to do, in the caller's language. */
  message: string;
  effect: ErrorEffect | 'offline';
  /** To quote in a question to customer service. */
  requestId?: string;
  /** Field → message, for code 422. */
  fields?: Record<string, string>;
  /** What the call carries besides, such as `allowedActions` of a conflict. */
  data?: unknown;
}

export function isCallError(value: unknown): value is CallError {
  return typeof value === 'object' && value !== null && 'code' in value && 'effect' in value;
}

/** The message of whatever a mutation threw; undefined when it was not a call's error. */
export function callErrorOf(value: unknown): CallError | undefined {
  return isCallError(value) ? value : undefined;
}
