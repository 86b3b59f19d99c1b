import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { limits } from '@tolk/domain';
import { runProgram } from '../command.ts';
import { fail, judge, type Step } from '../step.ts';
import { root } from '../workspace.ts';

/** `docs/product/rules.md#fees` in code and prose; the part behind `#` is a heading's slug. */
const citation = /\bdocs\/(?:product|adr|guides)\/[\w-]+\.md(?:#[\w-]+)?/g;
/** What speaks of pages that are not in the repository. */
const elsewhere =
  /\b(?:spec(?:ification)?|design),? sections?\b|\b(?:spec|calls|design|payments|targets)\.md\b|'(?:design|targets|payments|spec), /i;
const link = /\]\(([^)\s#]+\.md)?(#[\w-]+)?\)/g;
/** `limits.settlement.firstDay` = `1`, as the pages of docs/product write a figure. */
const figure = /`limits\.([\w.]+)`(?: = `(-?[\d_.]+)`)?/g;

/** The anchor that GitHub makes of a heading. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

export function headingsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
}

function valueAt(path: string): unknown {
  const step = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return path.split('.').reduce(step, limits);
}

/** Figures of a page that `limits` does not have, or has differently. */
export function findWrongFigures(page: string): string[] {
  return [...page.matchAll(figure)].flatMap(([, path = '', written]) => {
    const value = valueAt(path);
    if (value === undefined) return [`limits.${path} does not exist`];
    if (written === undefined || value === Number(written.replaceAll('_', ''))) return [];
    return [`limits.${path} is ${JSON.stringify(value)}, not ${written}`];
  });
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function findDeadLink(file: string, anchor: string | undefined): string[] {
  if (!existsSync(join(root, file))) return [`there is no ${file}`];
  if (anchor === undefined || headingsOf(read(file)).includes(anchor.slice(1))) return [];
  return [`${file} has no heading ${anchor}`];
}

function findDeadCitations(text: string): string[] {
  return [...text.matchAll(citation)].flatMap(([cited]) => {
    const at = cited.indexOf('#');
    return at < 0
      ? findDeadLink(cited, undefined)
      : findDeadLink(cited.slice(0, at), cited.slice(at));
  });
}

/** Links between the pages of the repository, relative to the page that has them. */
function findDeadLinks(file: string, text: string): string[] {
  return [...text.matchAll(link)].flatMap(([, target, anchor]) => {
    const page = target === undefined ? file : relative('.', join(dirname(file), target));
    return findDeadLink(page, anchor);
  });
}

const numbered = /\[ADR (\d{4})\]\([^)\s]*?(\d{4})-[\w-]+\.md/g;

/** Links to a decision that name another one. */
export function findWrongLabels(page: string): string[] {
  return [...page.matchAll(numbered)].flatMap(([, said, led]) =>
    said === led ? [] : [`a link says ADR ${said} and leads to ${led}`],
  );
}

/** A rule between the rows of a table that has its head already: it is shown as a row of dashes. */
export function findBrokenTables(page: string): string[] {
  return [...page.matchAll(/(?:^\|.*\n?)+/gm)].flatMap(([table]) => {
    const [, , ...rows] = table.split('\n');
    return rows.filter((row) => /^\|[\s|:-]+$/.test(row)).map(() => 'a table has a second rule');
  });
}

function findStrangers(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => elsewhere.test(line))
    .map((line) => `cites a page that is not in the repository: ${line.trim()}`);
}

const citing = /\.(?:ts|tsx|mjs|md|ya?ml|css|sh)$/;
/** This check and its test name what they look for. */
const own = 'tooling/check/steps/citations';

function faultsOf(file: string): string[] {
  const text = read(file);
  const faults = [...findDeadCitations(text), ...findStrangers(text)];
  if (file.endsWith('.md'))
    faults.push(...findDeadLinks(file, text), ...findWrongLabels(text), ...findBrokenTables(text));
  if (file.startsWith('docs/product/')) faults.push(...findWrongFigures(text));
  return faults.map((fault) => `${file}: ${fault}`);
}

export const citations: Step = {
  name: 'citations',
  title: 'Citations, links, tables and figures of the documents',
  run: async () => {
    const tracked = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    const { code, stdout, output } = await runProgram('git', tracked);
    if (code !== 0) return fail(output);
    const files = stdout
      .split('\n')
      .filter((file) => citing.test(file) && !file.startsWith(own) && existsSync(join(root, file)));
    if (files.length === 0) return fail('No file was looked at.');
    return judge(files.flatMap(faultsOf), `${files.length} files`);
  },
};
