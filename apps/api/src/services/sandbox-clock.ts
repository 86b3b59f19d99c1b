import { createMovableClock, type MovableClock } from '../adapters/clock.ts';
import type { Queryable } from '../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Clock } from '../ports/clock.ts';
import { readSetting, writeSetting } from '../repositories/setting-repository.ts';

const setting = 'clockOffsetMs';

export interface SandboxClock extends MovableClock {
  /** ms ahead of wall time */
  offset(): number;
}

/** The clock beside a sandbox: it goes on where it stood, and never behind the sandbox's own. */
export async function openSandboxClock(
  db: Queryable,
  sandboxOffsetMs: number,
): Promise<SandboxClock> {
  let offsetMs = Math.max(Number((await readSetting(db, setting)) ?? 0), sandboxOffsetMs);
  const clock = createMovableClock(offsetMs);
  return {
    now: () => clock.now(),
    offset: () => offsetMs,
    advance(ms) {
      clock.advance(ms);
      offsetMs += ms;
    },
  };
}

/** Moves the clock forward and carries out everything that has become due. */
export async function advanceClock({ db, clock, jobs }: Dependencies, ms: number): Promise<void> {
  if (!isSandboxClock(clock)) throw new Error('Only the clock beside a sandbox moves');
  clock.advance(ms);
  await writeSetting(db, setting, String(clock.offset()));
  await jobs.drain();
}

function isSandboxClock(clock: Clock): clock is SandboxClock {
  return 'advance' in clock && 'offset' in clock;
}
