import { cacheTags, type CacheTag } from '@tolk/contract/tags';
import { limits } from '@tolk/domain';
import type { Clock } from '../ports/clock.ts';

/** A little more than a handshake is under way (ms). */
const travelMs = 5_000;

/** What changed of late, for screens that began to fetch before their socket was open. */
export interface RecentInvalidations {
  note(personId: string, tags: readonly CacheTag[]): void;
  /** The tags that changed for the person within that time; all of them when that is not known. */
  within(personId: string, unheardMs: number): readonly CacheTag[];
}

export function createRecentInvalidations(clock: Clock): RecentInvalidations {
  const heardSince = clock.now().getTime();
  // In the order of the last change, so that what is too old stands first.
  const byPerson = new Map<string, { at: number; tags: ReadonlySet<CacheTag> }>();

  function forget(now: number): void {
    for (const [personId, { at }] of byPerson) {
      if (at >= now - limits.sockets.recallMs) return;
      byPerson.delete(personId);
    }
  }

  return {
    note(personId, tags) {
      const now = clock.now().getTime();
      const before = byPerson.get(personId);
      byPerson.delete(personId);
      byPerson.set(personId, { at: now, tags: new Set([...(before?.tags ?? []), ...tags]) });
      forget(now);
    },
    within(personId, unheardMs) {
      const now = clock.now().getTime();
      const from = now - unheardMs - travelMs;
      if (from < Math.max(heardSince, now - limits.sockets.recallMs)) return cacheTags;
      const recent = byPerson.get(personId);
      return recent !== undefined && recent.at >= from ? [...recent.tags] : [];
    },
  };
}
