import { performance } from 'node:perf_hooks';
import { quantile } from '../report.ts';

/** One call, or one page or file, as its caller saw it. */
interface Noted {
  flow: string;
  /** ms of `performance`, when it was answered. */
  at: number;
  ms: number;
  /** What went wrong; undefined when all was well. */
  fault: string | undefined;
}

interface Absence {
  from: number;
  until: number;
}

/** What all flows meet, and when. */
export class Tally {
  readonly #noted: Noted[] = [];
  readonly #absences: Absence[] = [];

  note(flow: string, began: number, fault?: string): void {
    const at = performance.now();
    this.#noted.push({ flow, at, ms: at - began, fault });
  }

  /** A socket was away. */
  noteAbsence(absence: Absence): void {
    this.#absences.push(absence);
  }

  /** Between these two moments (ms of `performance`). */
  between(from: number, until: number) {
    const noted = this.#noted.filter(({ at }) => at >= from && at < until);
    const failed = noted.filter(({ fault }) => fault !== undefined);
    const away = this.#absences.filter((one) => one.from >= from && one.from < until);
    return {
      calls: noted.length,
      failed: failed.length,
      faults: countEach(failed.map(({ flow, fault }) => `${flow}: ${fault}`)),
      /** ms from `from` to the last call that failed; 0 without one. */
      lastFailure: failed.reduce((latest, { at }) => Math.max(latest, at - from), 0),
      /** The longest that a socket was away (ms); 0 when none was. */
      socketsBack: away.reduce((longest, one) => Math.max(longest, one.until - one.from), 0),
      p99: quantile(
        noted.map(({ ms }) => ms),
        0.99,
      ),
    };
  }
}

function countEach(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
