/**
 * `FUZZ_RUNS=500` makes a long run: that many fuzzed bodies for each call, every bad body in
 * both languages, and every forgery. `FUZZ_SEED` repeats the bodies of an earlier run.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 0);

export const longRun = runs > 0;
/** Bodies per call. */
export const fuzzRuns = longRun ? runs : 3;
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20261120);
