import type { CallContext } from './call-context.ts';
import { refuse } from './refusal.ts';

/** An id in the body may only be the caller's own; another's looks like one that is not there. */
export function assertOwnId(id: string | undefined, context: CallContext): void {
  if (id !== undefined && id.toLowerCase() !== context.personId) refuse('notFound');
}
