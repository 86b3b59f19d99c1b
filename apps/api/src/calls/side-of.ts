import type { Identity } from '@tolk/domain';
import type { CallContext } from './call-context.ts';
import { refuse } from './refusal.ts';

/** The side of the market that the caller is on. Throws `forbidden` before they have chosen one. */
export function sideOf({ identity }: Pick<CallContext, 'identity'>): Identity {
  return identity ?? refuse('forbidden', { data: { port: null } });
}
