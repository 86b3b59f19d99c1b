import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flakyList } from './flaky-list.ts';
import { fail, type Step } from './step.ts';
import type { Finished } from './summary.ts';
import { citations } from './steps/citations.ts';
import { figures } from './steps/figures.ts';
import { licences } from './steps/licences.ts';
import { tables } from './steps/tables.ts';
import { format, imports, lint, unused, versions } from './steps/tools.ts';
import { translations } from './steps/translations.ts';
import { workflows } from './steps/workflows.ts';
import { runTurbo } from './turbo.ts';
import { root } from './workspace.ts';

/** What is said about the whole tree, from its files alone: turbo's task `check:<name>` of the root. */
export const rules: readonly Step[] = [
  format,
  versions,
  imports,
  unused,
  licences,
  tables,
  citations,
  translations,
  figures,
  workflows,
  flakyList,
  lint,
];

/** Where a rule leaves what it found, for turbo to keep. */
export const ruleReport = (name: string): string => join(root, `.reports/${name}.json`);

/** Looks at these rules; those whose files are as they were when it was green are not looked at again. */
export async function runRules(asked: readonly Step[]): Promise<Finished[]> {
  for (const { name } of asked) rmSync(ruleReport(name), { force: true });
  const tasks = asked.map(({ name }) => `check:${name}`);
  const { output } = await runTurbo(tasks, {}, { shows: true, filter: ['//'] });
  return asked.map(({ name, title }) =>
    existsSync(ruleReport(name))
      ? (JSON.parse(readFileSync(ruleReport(name), 'utf8')) as Finished)
      : { ...fail(`It left no report.\n${output}`), name, title, ms: 0 },
  );
}
