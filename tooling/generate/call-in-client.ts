import type { CallName } from './call-name.ts';
import { append, importNames, insertLine } from './edit.ts';
import type { Changes } from './files.ts';

const emptyGroup = ({ side, key }: CallName) => `import type { calls } from '@tolk/contract';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['${side}']['${key}'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
  }),
});

export const {
} = endpoints;
`;

/** The call's endpoint and its hook. */
export function addToClient(changes: Changes, call: CallName): void {
  const file = `packages/api-client/src/endpoints/${call.side}/${call.group}.ts`;
  if (!changes.exists(file)) {
    changes.create(file, emptyGroup(call));
    const line = `export * from './endpoints/${call.side}/${call.group}.ts';`;
    changes.edit('packages/api-client/src/index.ts', (source) =>
      insertLine(source, /^export \*.*$/gm, line),
    );
  }
  const kind = call.reads ? 'read' : 'change';
  const endpoint = `${call.endpoint}: ${kind}<Calls['${call.name}']>(build, '${call.path}', []),`;
  changes.edit(file, (source) => {
    const opened = source.replace(
      /export const \{ (.*) \} = endpoints;/,
      'export const {\n$1\n} = endpoints;',
    );
    const withEndpoint = append(opened, 'endpoints: (build) => ({', '\n  }),\n});', endpoint);
    const withHook = append(withEndpoint, 'export const {', '\n} = endpoints;', `${call.hook},`);
    return importNames(withHook, kind, '../../endpoint.ts');
  });
}
