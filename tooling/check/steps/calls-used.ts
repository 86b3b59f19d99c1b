import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@tolk/contract';
import { runProgram } from '../command.ts';
import { root } from '../workspace.ts';

const page = 'docs/product/calls-without-a-screen.md';

/** How the hooks of an interface begin. */
const prefixes: Readonly<Record<keyof typeof calls, string>> = {
  supinterface: 'Sup',
  clientinterface: 'Client',
  communicationinterface: 'Chat',
  miniprogram: 'MiniProgram',
  opsinterface: 'Ops',
};

/** Where screens and what they share may call from; the endpoints make hooks and call nothing. */
const callers =
  /^(?:apps\/(?!api\/|sandbox\/)[^/]+|packages\/(?!contract\/|api-client\/src\/endpoints\/)[^/]+)\/.*(?<!\.test)\.tsx?$/;

interface NamedCall {
  interfaceName: keyof typeof calls;
  group: string;
  name: string;
}

/** All that a screen may name a call by: its hook, its path, and on the sign-in pages its name alone. */
function usesOf({ interfaceName, group, name }: NamedCall): RegExp {
  const hook = `${prefixes[interfaceName]}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const ways = [
    `use(?:Lazy)?${hook}(?:Query|Mutation)\\b`,
    // The path may name its side by a variable.
    `['"\`]/(?:${interfaceName}|\\$\\{\\w+\\})/${name}['"\`]`,
    group === 'account' ? signIn[interfaceName]?.(name) : undefined,
  ];
  return new RegExp(ways.filter((way) => way !== undefined).join('|'));
}

/** The sign-in pages make a call by its name, as a supplier unless they say as whom. */
const signIn: Partial<Record<keyof typeof calls, (name: string) => string>> = {
  supinterface: (name) => `['"]${name}['"]`,
  clientinterface: (name) => `accountCall\\('${name}',[^;]*\\{ as`,
};

/** The names and paths in the first column of the page’s table. */
export function listedCalls(text: string): Set<string> {
  const cells = text.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);
  return new Set(
    cells.flatMap((cell) => [...cell.matchAll(/`([/\w]+)`/g)].map(([, it = '']) => it)),
  );
}

/** Calls that neither a screen makes nor the page lists, and those that both do, as sentences. */
export function compareUses(
  all: readonly NamedCall[],
  texts: readonly string[],
  listed: ReadonlySet<string>,
): string[] {
  return all.flatMap((call) => {
    const path = `/${call.interfaceName}/${call.name}`;
    const uses = usesOf(call);
    const isUsed = texts.some((text) => uses.test(text));
    const isListed = listed.has(path) || (listed.has(call.name) && isOnly(call, all));
    if (isUsed !== isListed) return [];
    return isUsed
      ? [`${page} lists ${path}, but a screen makes it`]
      : [`no screen makes ${path}, and ${page} does not list it`];
  });
}

/** A bare name stands for a call whose name only one interface has. */
function isOnly({ name }: NamedCall, all: readonly NamedCall[]): boolean {
  return all.filter((one) => one.name === name).length === 1;
}

/** What is wrong between the calls of the contract and the screens that make them. */
export async function findUnusedCalls(): Promise<string[]> {
  const tracked = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await runProgram('git', tracked);
  const files = stdout.split('\n').filter((file) => callers.test(file));
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const all = Object.entries(calls).flatMap(([interfaceName, groups]) =>
    Object.entries(groups).flatMap(([group, ofGroup]) =>
      Object.keys(ofGroup).map((name) => ({
        interfaceName: interfaceName as keyof typeof calls,
        group,
        name,
      })),
    ),
  );
  return compareUses(all, texts, listedCalls(readFileSync(join(root, page), 'utf8')));
}
