import { stripVTControlCharacters } from 'node:util';
import type { Outcome, Part } from './step.ts';

/** One step as it went. */
export type Finished = Outcome & Part & { title: string };

/** What a failure says is cut after so many lines: all of it stands where it happened. */
const linesOfFailure = 12;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What stands at the end of a run; its last line is `N passed, N failed`. */
export function summarize(finished: readonly Finished[], wallMs: number): string {
  const sum = (key: 'passed' | 'failed') => finished.reduce((total, one) => total + one[key], 0);
  const why = Object.assign({}, ...finished.map((one) => one.why));
  return [
    ...timeTable(finished, wallMs),
    ...listed('Red', finished.flatMap(failures), why),
    ...listed(
      'Flaky: red once, green when repeated. A person meets it too: mend it',
      finished.flatMap(({ flaky = [] }) => flaky),
      why,
    ),
    ...advice(finished),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

/** A step that has no names of its own for what failed is named itself. */
function failures({ name, failed, red = [], flaky = [] }: Finished): string[] {
  return failed > red.length + flaky.length ? [...red, name] : red;
}

function timeTable(finished: readonly Finished[], wallMs: number): string[] {
  const rows = finished.flatMap(({ name, ms, parts = [] }) => [
    { name, ms },
    ...parts.map((part) => ({ name: `  ${part.name}`, ms: part.ms })),
  ]);
  const line = ({ name, ms }: Part) => `  ${name.padEnd(24)} ${seconds(ms).padStart(10)}`;
  return [
    'Time by part',
    ...rows.map(line),
    line({ name: 'all, as they overlap', ms: wallMs }),
    '',
  ];
}

/** Whoever reads only the end of a run sees what failed, and the beginning of what it said. */
function listed(title: string, names: readonly string[], why: Record<string, string>): string[] {
  if (names.length === 0) return [];
  return [`${title}:`, ...names.flatMap((name) => [`  ${name}`, ...beginningOf(why[name])]), ''];
}

function beginningOf(text = ''): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfFailure)
    .map((line) => `      ${line}`);
}

function advice(finished: readonly Finished[]): string[] {
  const step = finished.find(({ failed }) => failed > 0);
  if (!step) return [];
  const test = [...(step.red ?? []), ...(step.flaky ?? [])].find((name) => name.includes(' › '));
  const only = test ? ` --only ${test.split(' › ')[0]}` : '';
  return [`One of them again: npm run check -- ${step.name}${only}`, ''];
}
