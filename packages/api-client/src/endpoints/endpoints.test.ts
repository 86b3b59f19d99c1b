import { readdirSync } from 'node:fs';
import { calls, type AnyCall } from '@tolk/contract';
import * as client from '../index.ts';

/** Files move by functions of their own, not by endpoints. */
function movesFile({ body, answer }: AnyCall): boolean {
  return body === 'multipart' || answer === 'file';
}

const prefixes = {
  supinterface: 'Sup',
  clientinterface: 'Client',
  communicationinterface: 'Chat',
  miniprogram: 'MiniProgram',
  opsinterface: 'Ops',
} as const;
type Name = keyof typeof prefixes;

it.each(Object.keys(prefixes) as Name[])(
  'every group of /%s/ has a file of its name here',
  (name) => {
    const files = readdirSync(new URL(`./${name}/`, import.meta.url));
    const groups = Object.keys(calls[name]).map((group) => `${group}.ts`);
    expect(files.filter((file) => !file.includes('.test.')).sort()).toEqual(groups.sort());
  },
);

it('every call of the contract has one hook', () => {
  const missing = Object.entries(calls).flatMap(([name, groups]) =>
    Object.values(groups).flatMap((group) =>
      Object.entries<AnyCall>(group)
        .filter(([, call]) => !movesFile(call))
        .map(([call]) => {
          const prefix = prefixes[name as Name];
          return `${prefix}${call.charAt(0).toUpperCase()}${call.slice(1)}`;
        })
        .filter(
          (endpoint) =>
            ![`use${endpoint}Query`, `useLazy${endpoint}Query`, `use${endpoint}Mutation`].some(
              (hook) => hook in client,
            ),
        ),
    ),
  );
  expect(missing).toEqual([]);
});
