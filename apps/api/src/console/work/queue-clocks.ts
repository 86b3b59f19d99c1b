import type { WorkKind, WorkPace } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { readHours } from '../../service-desk/hours-repository.ts';
import { listWaiting, waitingInQueues } from './waiting-repository.ts';
import { withTarget } from './work-list.ts';

/** How a queue stands to its targets. */
export interface QueueClock {
  /** By when the most urgent case should be dealt with. */
  target: Date;
  pace: WorkPace;
  /** Cases whose time is over. */
  over: number;
}

/** Of each of these queues in which something waits; what waits in two of them counts in the first. */
export async function clocksOf<Kind extends WorkKind>(
  db: Queryable,
  kinds: readonly Kind[],
  now: Date,
): Promise<ReadonlyMap<WorkKind, QueueClock>> {
  const hours = await readHours(db);
  const clocks = new Map<WorkKind, QueueClock>();
  for (const waiting of await listWaiting(db, kinds)) {
    const { kind, target, pace } = withTarget(waiting, hours, now);
    const before = clocks.get(kind);
    const over = (before?.over ?? 0) + (pace === 'over' ? 1 : 0);
    const first = before === undefined || target < before.target ? { target, pace } : before;
    clocks.set(kind, { target: first.target, pace: first.pace, over });
  }
  return clocks;
}

/** How much waits in each of these queues, since when, and how that stands to the targets. */
export async function presentQueues<Kind extends WorkKind>(
  db: Queryable,
  kinds: readonly Kind[],
  now: Date,
) {
  const clocks = await clocksOf(db, kinds, now);
  return (await waitingInQueues(db, kinds)).map(({ queue, waiting, oldest }) => {
    const clock = clocks.get(queue);
    return {
      queue,
      waiting,
      oldestTime: oldest?.toISOString() ?? null,
      targetTime: clock?.target.toISOString() ?? null,
      pace: clock?.pace ?? null,
      over: clock?.over ?? 0,
    };
  });
}
