import { appendFileSync } from 'node:fs';

/**
 * How long the tests of reliability go on: shortly among all tests, and as long as the targets ask
 * when `npm run endure` runs them.
 */
const long = process.env.TOLK_ENDURANCE === '1';

/** How often two rivals meet. */
export const raceRounds = long ? 200 : 12;
/** How often the server is killed with -9 or its database restarted, and ms for all of it. */
export const kills = long ? 20 : 3;
export const killsTimeoutMs = long ? 1_800_000 : 180_000;
/** Random lifecycle commands, and ms within which they are carried out. */
export const modelCommands = long ? 10_000 : 400;
export const modelTimeoutMs = long ? 3_600_000 : 180_000;

const figures = process.env.TOLK_ENDURANCE_FIGURES;

/** Keeps a time (ms) for the table that `npm run endure` prints; it is never judged here. */
export function noteFigure(what: string, ms: number): void {
  if (figures !== undefined) appendFileSync(figures, `${JSON.stringify({ what, ms })}\n`);
}
