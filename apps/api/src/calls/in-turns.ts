import { CallRefusal, refuse } from './refusal.ts';

export interface TurnBounds {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works of all persons together that wait. */
  waitingMax?: number;
  /** Of one person: how many run at the same time, and how many run or wait. */
  own?: { atOnce: number; max?: number };
}

interface Line {
  running: number;
  waiting: PromiseWithResolvers<void>[];
}

const busy = {
  en: 'Several of your files are still being processed. Try again in a moment.',
  zh: '您有多个文件仍在处理中，请稍后再试。',
};

/**
 * Lets a bounded number of works run. Persons take turns, so that many works of one do not stand
 * before the single one of another; the works of one person keep their order. Works without
 * a person count as one person's. Throws `tooMany` to a person beyond their own share, and
 * `unavailable` where too many wait: the last work of the person with the most waiting gives way.
 */
export function inTurns({ atOnce, waitingMax = Infinity, own }: TurnBounds) {
  const { atOnce: ownAtOnce, max: ownMax = Infinity } = own ?? { atOnce };
  /** In the order of their next turn. */
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  return async <Result>(work: () => Promise<Result>, personId = ''): Promise<Result> => {
    const line = lines.get(personId) ?? { running: 0, waiting: [] };
    if (line.running + line.waiting.length >= ownMax) refuse('tooMany', { message: busy });
    if (running < atOnce && line.running < ownAtOnce) start(line, personId);
    else await wait(line, personId);
    try {
      return await work();
    } finally {
      running -= 1;
      line.running -= 1;
      if (line.running + line.waiting.length === 0) lines.delete(personId);
      startNext();
    }
  };

  function start(line: Line, personId: string): void {
    running += 1;
    line.running += 1;
    // Behind everybody else who waits.
    lines.delete(personId);
    lines.set(personId, line);
  }

  function wait(line: Line, personId: string): Promise<void> {
    if (waiting >= waitingMax) makeRoomFor(line);
    const turn = Promise.withResolvers<void>();
    line.waiting.push(turn);
    waiting += 1;
    lines.set(personId, line);
    return turn.promise;
  }

  function makeRoomFor(line: Line): void {
    const longest = [...lines.values()].reduce(
      (most, other) => (other.waiting.length > most.waiting.length ? other : most),
      line,
    );
    const last = longest.waiting.length > line.waiting.length ? longest.waiting.pop() : undefined;
    if (last === undefined) refuse('unavailable');
    waiting -= 1;
    last.reject(new CallRefusal('unavailable'));
  }

  function startNext(): void {
    if (running >= atOnce) return;
    for (const [personId, line] of lines) {
      const next = line.running < ownAtOnce ? line.waiting.shift() : undefined;
      if (next === undefined) continue;
      waiting -= 1;
      start(line, personId);
      next.resolve();
      return;
    }
  }
}
