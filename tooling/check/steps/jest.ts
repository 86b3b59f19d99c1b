import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countPassed, slowestOf, type TestReport } from '@tolk/jest-preset/report';
import { bringChromium } from '../chromium.ts';
import { bringServers } from '../servers.ts';
import type { Options, Outcome, Part, Step } from '../step.ts';
import { cacheNote, runTurbo } from '../turbo.ts';
import { packageFolders, readManifest, root } from '../workspace.ts';

type Group = { name: string; folders: readonly string[] };
type Verdict = Part & {
  reports: Map<string, TestReport>;
  red: string[];
  flaky: string[];
  output: string;
};

/** The api's tests fill every core for minutes, and the server that its set-up starts is theirs alone. */
const runsAlone = (folder: string) => folder === 'apps/api';

/** What has to be seen in a browser: that a release is tried in one, and what finds barriers in a page. */
const opensBrowser = (folder: string) => ['tooling/release', 'packages/testing'].includes(folder);

const reportOf = (folder: string) => join(root, folder, '.reports/tests.json');

/** The tests of some packages, as turbo's task `test`; each leaves a report, one that is known from before too. */
async function runGroup({ name, folders }: Group, options: Options): Promise<Verdict> {
  const started = performance.now();
  for (const folder of folders) rmSync(reportOf(folder), { force: true });
  const { code, output } = await runTurbo(['test'], options, {
    argv: argvFor(folders, options),
    filter: folders.map((folder) => readManifest(join(root, folder)).name),
    shows: true,
    env: {
      TOLK_CHECK: '1',
      ...(folders.some(runsAlone) && (await bringServers())),
      ...(folders.some(opensBrowser) && { TOLK_CHROMIUM: await bringChromium() }),
    },
  });
  const reports = new Map<string, TestReport>();
  for (const folder of folders.filter((one) => existsSync(reportOf(one)))) {
    reports.set(folder, JSON.parse(readFileSync(reportOf(folder), 'utf8')));
  }
  const all = [...reports.values()];
  const red = all.flatMap((report) => report.red);
  const flaky = all.flatMap((report) => report.flaky);
  if (code !== 0 && red.length + flaky.length === 0) red.push(`turbo run test, ${name}`);
  return { name, reports, red, flaky, output, ms: performance.now() - started };
}

function argvFor(folders: readonly string[], { files, seed, randomize }: Options): string[] {
  const shuffle = seed === undefined ? [] : [`--shuffle=${seed}`];
  if (randomize) shuffle.push('--randomize');
  const own = files?.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  const paths = own ? ['--runTestsByPath', ...own.map((file) => join(root, file))] : [];
  return [...shuffle, ...paths];
}

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
      verdicts.push(await runGroup(group, { ...options, ...(files && { files }) }));
    }
    return summarize(verdicts, files !== undefined || options.affected === true);
  },
};

function summarize(verdicts: readonly Verdict[], mayBeEmpty: boolean): Outcome {
  const reports = verdicts.flatMap((verdict) => [...verdict.reports]);
  const files = reports.flatMap(([, report]) => report.files);
  const passed = countPassed(files);
  const red = verdicts.flatMap((verdict) => verdict.red);
  const flaky = verdicts.flatMap((verdict) => verdict.flaky);
  const why = Object.assign({}, ...reports.map(([, report]) => report.why));
  const failed = red.length + flaky.length;
  if (passed + failed === 0 && !mayBeEmpty)
    return { passed: 0, failed: 1, output: 'jest ran no test.' };
  const notes = reports
    .filter(([, report]) => report.files.length > 0)
    .map(([folder, report]) => {
      const failures = report.red.length + report.flaky.length;
      return `${folder}: ${countPassed(report.files)} passed, ${failures} failed`;
    });
  const empty = reports.filter(([, report]) => report.files.length === 0).map(([folder]) => folder);
  if (empty.length > 0) notes.push(`without tests: ${empty.join(', ')}`);
  notes.push(...verdicts.flatMap(({ output }) => cacheNote(output)));
  notes.push('The longest files:', ...slowestOf(files, 20).map((line) => `  ${line}`));
  const parts = verdicts.map(({ name, ms }) => ({ name, ms }));
  return { passed, failed, notes, red, flaky, why, parts };
}
