import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../command.ts';
import { bringRedis } from '../redis.ts';
import type { Options, Outcome, Part, Step } from '../step.ts';
import { packageFolders, root } from '../workspace.ts';
import {
  countIn,
  failedIn,
  slowestOf,
  tellFlaky,
  type Counts,
  type FileReport,
  type Report,
} from './jest-report.ts';

type Group = { name: string; folders: readonly string[] };
type Run = { files: FileReport[]; code: number; output: string };
type Verdict = Part & Run & { counts: Map<string, Counts>; red: string[]; flaky: string[] };

const jest = join(root, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
/** Left to itself jest keeps one core free: on two it would run file after file on one. */
const everyCore = '--maxWorkers=100%';
const sequencer = join(import.meta.dirname, '../shuffled-sequencer.ts');

/** With more failed files than this something is broken for all of them: repeating each would only take time. */
const mostRepeated = 10;

/** The api's tests fill every core for minutes, and the server that its set-up starts is theirs alone. */
const runsAlone = (folder: string) => folder === 'apps/api';

/** Runs the tests of some packages at once, so that no core waits for the last file of each. */
async function runJest(folders: readonly string[], argv: string[], options: Options): Promise<Run> {
  const reports = mkdtempSync(join(tmpdir(), 'jest-reports-'));
  const file = join(reports, 'report.json');
  const { seed, randomize, env } = options;
  const report = ['--json', `--outputFile=${file}`, '--silent'];
  const shuffle = seed === undefined ? [] : [`--seed=${seed}`, '--testSequencer', sequencer];
  if (randomize) shuffle.push('--randomize');
  const all = [...flags, jest, '--passWithNoTests', ...report, ...shuffle, ...argv];
  const { code, output } = await runProgram(process.execPath, [...all, '--projects', ...folders], {
    cwd: root,
    ...(env && { env }),
  });
  const { testResults }: Report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { testResults: [] };
  rmSync(reports, { recursive: true });
  return { files: testResults, code, output: readable(output) };
}

/** Runs a group, and the files in which something failed once more, one after another. */
async function runGroup({ name, folders }: Group, options: Options): Promise<Verdict> {
  const started = performance.now();
  const run = await runJest(folders, [everyCore, ...byPath(options.files)], options);
  const counts = new Map(folders.map((folder) => [folder, countIn(folder, run.files)]));
  const failed = run.files.filter((file) => failedIn(file).length > 0);
  const isRepeated = failed.length > 0 && failed.length <= mostRepeated;
  const paths = failed.map((file) => file.name);
  const again = isRepeated
    ? await runJest(folders, ['--maxWorkers=1', ...byPath(paths)], options)
    : undefined;
  const told = tellFlaky(failed, again?.files ?? []);
  // A broken global set-up or a leak ends jest with an error although each test passed.
  if (run.code !== 0 && failed.length === 0) told.red.push(`jest on ${name}`);
  const output = again ? `${run.output}\n── The failed files again\n${again.output}` : run.output;
  return { ...run, ...told, output, name, counts, ms: performance.now() - started };
}

const byPath = (files: readonly string[] | undefined) =>
  files ? ['--runTestsByPath', ...files] : [];

/** jest prints its report as JSON on stdout too; a person wants the failures only. */
const readable = (output: string) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num') && !line.startsWith('PASS '))
    .join('\n');

/** Packages with tests that are asked for; each group's files are looked for in its own folders. */
function chooseGroups(files: readonly string[] | undefined): Group[] {
  const isAsked = (folder: string) => !files || files.some((file) => file.startsWith(`${folder}/`));
  const folders = packageFolders().filter(
    (folder) => existsSync(join(root, folder, 'jest.config.mjs')) && isAsked(folder),
  );
  const groups = [
    { name: 'apps/api', folders: folders.filter(runsAlone) },
    { name: 'all other packages', folders: folders.filter((folder) => !runsAlone(folder)) },
  ];
  return groups.filter((group) => group.folders.length > 0);
}

export const unitTests: Step = {
  name: 'jest',
  title: 'Unit, component and API tests (jest)',
  run: async (options) => {
    const files = options.files?.filter((file) => /\.test\.tsx?$/.test(file));
    const verdicts: Verdict[] = [];
    for (const group of chooseGroups(files)) {
      const isApi = group.folders.some(runsAlone);
      const env = isApi ? { TOLK_REDIS_SERVER: await bringRedis(), ...options.env } : options.env;
      const own = files?.filter((file) => group.folders.some((one) => file.startsWith(`${one}/`)));
      const asked = { ...options, ...(env && { env }), ...(own && { files: own }) };
      verdicts.push(await runGroup(group, asked));
    }
    return summarize(verdicts, files !== undefined);
  },
};

function summarize(verdicts: readonly Verdict[], isSelection: boolean): Outcome {
  const counted = verdicts.flatMap(({ counts }) => [...counts]);
  const passed = counted.reduce((total, [, counts]) => total + counts.passed, 0);
  const red = verdicts.flatMap((verdict) => verdict.red);
  const flaky = verdicts.flatMap((verdict) => verdict.flaky);
  const failed = red.length + flaky.length;
  if (passed + failed === 0 && !isSelection)
    return { passed: 0, failed: 1, output: 'jest ran no test.' };
  const isEmpty = ([, counts]: [string, Counts]) => counts.passed + counts.failed === 0;
  const notes = counted
    .filter((one) => !isEmpty(one))
    .map(([folder, counts]) => `${folder}: ${counts.passed} passed, ${counts.failed} failed`);
  const empty = counted.filter(isEmpty).map(([folder]) => folder);
  if (empty.length > 0) notes.push(`without tests: ${empty.join(', ')}`);
  const files = verdicts.flatMap((verdict) => verdict.files);
  notes.push('The longest files:', ...slowestOf(files, 20).map((line) => `  ${line}`));
  const output = verdicts
    .filter((verdict) => verdict.red.length + verdict.flaky.length > 0)
    .map((verdict) => verdict.output);
  const parts = verdicts.map(({ name, ms }) => ({ name, ms }));
  return { passed, failed, notes, red, flaky, output: output.join('\n'), parts };
}
