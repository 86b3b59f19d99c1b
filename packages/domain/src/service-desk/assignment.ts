import type { Language } from '../identity.ts';
import * as limits from '../limits.ts';

/** A member of staff on duty. */
export interface Agent {
  staffId: string;
  languages: readonly Language[];
  /** Open conversations that are theirs. */
  load: number;
  /** When they were given one last; null: not yet. */
  assignedAt: Date | null;
}

/**
 * Who gets a conversation by itself: of those on duty who write its language and have room, the one with
 * the least to do, then who was given one longest ago. Null: it waits in the queue.
 */
export function agentFor(language: Language, agents: readonly Agent[]): Agent | null {
  const [first] = agents
    .filter((agent) => agent.load < limits.service.load && agent.languages.includes(language))
    .toSorted(
      (a, b) =>
        a.load - b.load ||
        (a.assignedAt?.getTime() ?? 0) - (b.assignedAt?.getTime() ?? 0) ||
        a.staffId.localeCompare(b.staffId),
    );
  return first ?? null;
}
