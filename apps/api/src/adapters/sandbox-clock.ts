import { SECOND } from '@tolk/domain';
import { createMovableClock, type MovableClock } from './clock.ts';
import type { Queryable } from '../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Clock } from '../ports/clock.ts';
import { readSetting, writeSetting } from '../database/setting-repository.ts';

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

/** What is due by then is carried out before the move is answered; the rest goes on after it (ms). */
const workOffMs = 20 * SECOND;

/** Moves the clock forward and carries out what has become due. */
export async function advanceClock({ db, clock, jobs }: Dependencies, ms: number): Promise<void> {
  if (!isSandboxClock(clock)) throw new Error('Only the clock beside a sandbox moves');
  clock.advance(ms);
  await writeSetting(db, setting, String(clock.offset()));
  await jobs.drain(workOffMs);
}

function isSandboxClock(clock: Clock): clock is SandboxClock {
  return 'advance' in clock && 'offset' in clock;
}
