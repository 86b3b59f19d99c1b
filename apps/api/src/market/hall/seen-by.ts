import type { CallSession } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { blockedBy } from '../../messages/threads/side-repository.ts';
import type { HallFilter } from './hall-repository.ts';

/** Whose blocks count in the job hall: those of the organisation where somebody looks for one. */
export function lookerOf(session: CallSession | null): string | null {
  return session && (session.acting?.organisationId ?? session.personId);
}

/**
 * The filter as this person looks with it: without what those publish whom they have blocked. For
 * who blocks nobody it stays as it was, so that they share their counts with everybody else.
 */
export async function seenBy(
  db: Queryable,
  filter: HallFilter,
  personId: string | null,
): Promise<HallFilter> {
  return without(filter, await blockedByLooker(db, personId));
}

/** The same for who has blocked these. */
export function without(filter: HallFilter, blocked: readonly string[]): HallFilter {
  return blocked.length === 0 ? filter : { ...filter, blocked };
}

/** Whom this person has blocked; nobody for a visitor. */
export async function blockedByLooker(
  db: Queryable,
  personId: string | null,
): Promise<readonly string[]> {
  return personId === null ? [] : blockedBy(db, personId);
}
