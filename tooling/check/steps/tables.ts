import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls, routes } from '@tolk/contract';
import { product } from '@tolk/domain';
import { judge, type Step } from '../step.ts';
import { root } from '../workspace.ts';
import { findUnusedCalls } from './calls-used.ts';

const homes = [
  'packages/contract/src/calls',
  'packages/api-client/src/endpoints',
  'apps/api/src/routes',
];
const source = /(?<!\.test)(?<!\.d)\.tsx?$/;

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => source.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/** Differences between what a table asks for and what lies on disk, as sentences. */
export function compare(wanted: string[], present: string[]): string[] {
  const missing = wanted.filter((file) => !present.includes(file));
  const extra = present.filter((file) => !wanted.includes(file));
  return [
    ...missing.map((file) => `${file} is missing, but its table names it`),
    ...extra.map((file) => `${file} stands in no table`),
  ];
}

/** A group of calls has one file of the same name in contract, api-client and api. */
function compareCalls(): string[] {
  return homes.flatMap((home) =>
    Object.entries(calls).flatMap(([name, groups]) =>
      compare(
        Object.keys(groups).map((group) => `${home}/${name}/${group}.ts`),
        filesBelow(`${home}/${name}`),
      ),
    ),
  );
}

/** A screen's file lies at its path in the app that owns it; the home is also `/<slug>sindex`. */
function compareScreens(): string[] {
  const owners = new Set(routes.map(({ owner }) => owner));
  return [...owners].flatMap((owner) => {
    const folder = `apps/${owner}/src/routes`;
    const paths = routes.filter((route) => route.owner === owner).map(({ path }) => path as string);
    const files = paths.map(
      (path) => `${folder}${path === '/' ? `/${product.slug}sindex` : path}.tsx`,
    );
    return compare([...new Set(files)], filesBelow(folder));
  });
}

export const tables: Step = {
  name: 'tables',
  title: 'Tables of calls and screens match the files on disk, and each call is used',
  run: async () =>
    judge(
      [...compareCalls(), ...compareScreens(), ...(await findUnusedCalls())],
      `${routes.length} screens`,
    ),
};
