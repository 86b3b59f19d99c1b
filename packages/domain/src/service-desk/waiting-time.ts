import * as limits from '../limits.ts';

/** What a waiting time is guessed from. */
export interface Queue {
  /** Customers who wait for an answer already. */
  waiting: number;
  /** Members of staff on duty. */
  onDuty: number;
  /** How long the latest first answers took (ms of open time). */
  latest: readonly number[];
}

/**
 * How long a new customer probably waits for an answer (ms of open time); null while nobody is on duty.
 * Never less than what the queue before them takes, nor than the middle of what others waited.
 */
export function estimateWait({ waiting, onDuty, latest }: Queue): number | null {
  if (onDuty === 0) return null;
  const queue = Math.ceil((waiting + 1) / onDuty) * limits.service.handlingMs;
  return Math.max(queue, median(latest) ?? 0);
}

/** The middle one; of an even number the lower of the two in the middle. Null for none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
