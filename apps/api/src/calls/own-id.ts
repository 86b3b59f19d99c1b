import type { CallContext } from './call-context.ts';
import { refuse } from './refusal.ts';

/**
 * An id in the body may only be the caller's own, or that of who acts for the organisation that the
 * caller is; another's looks like one that is not there.
 */
export function assertOwnId(id: string | undefined, context: CallContext): void {
  const own = [context.personId, context.memberId];
  if (id !== undefined && !own.includes(id)) refuse('notFound');
}
