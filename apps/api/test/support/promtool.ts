import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Series } from './scraped.ts';

const run = promisify(execFile);

/** promtool, which `npm test` installs (tooling/check). */
const promtool = process.env.TOLK_PROMTOOL ?? 'promtool';

/** Whether the rules are what Prometheus takes; throws with its words otherwise. */
export async function checkRules(rules: string): Promise<void> {
  await run(promtool, ['check', 'rules', rules]);
}

/** Which of these alerts of the rules fire half an hour after the series began. */
export async function firing(
  rules: string,
  series: readonly Series[],
  alerts: readonly string[],
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'promtool-'));
  try {
    const found = await Promise.all(
      alerts.map(async (alert) => ((await fires(folder, { rules, series, alert })) ? [alert] : [])),
    );
    return found.flat();
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Asked {
  rules: string;
  series: readonly Series[];
  alert: string;
}

/** promtool compares and answers with its exit code: it is told that the alert is silent. */
async function fires(folder: string, { rules, series, alert }: Asked): Promise<boolean> {
  const file = join(folder, `${alert}.json`);
  const expr = `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`;
  const silent = { expr, eval_time: '30m', exp_samples: [{ labels: '{}', value: 0 }] };
  const test = { interval: '1m', input_series: series, promql_expr_test: [silent] };
  await writeFile(
    file,
    JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests: [test] }),
  );
  try {
    await run(promtool, ['test', 'rules', file]);
    return false;
  } catch (error) {
    const told = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    const wrong =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    // Anything but the comparison that failed is a mistake of the test or the rules.
    if (!`${told}${wrong}`.includes('expr: "count(ALERTS')) throw error;
    return true;
  }
}
