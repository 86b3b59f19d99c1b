import type { CallName } from './call-name.ts';
import { append, importNames, insertLine } from './edit.ts';
import type { Changes } from './files.ts';

const index = 'packages/contract/src/calls/index.ts';

function definition({ name, path, access, reads }: CallName, summary: string): string {
  return `  ${name}: defineCall({
    path: '${path}',
    access: '${access}',
    summary: ${JSON.stringify(summary)},
    request: Nothing,
    response: Done,
    idempotency: '${reads ? 'none' : 'accepted'}',
  }),`;
}

/** The call's definition, in a new group where there is none of that name. */
export function addToContract(changes: Changes, call: CallName, summary: string): void {
  const file = `packages/contract/src/calls/${call.side}/${call.group}.ts`;
  const opening = `export const ${call.definitions} = {`;
  if (!changes.exists(file)) {
    changes.create(file, `import { defineCall } from '../../define-call.ts';\n\n${opening}\n};\n`);
    changes.edit(index, (source) => registerGroup(source, call));
  }
  changes.edit(file, (source) => {
    if (source.includes(`  ${call.name}: defineCall(`))
      throw new Error(`${call.name} exists already.`);
    const extended = append(source, opening, '\n};', definition(call, summary));
    const withCall = importNames(extended, 'defineCall', '../../define-call.ts');
    return importNames(withCall, 'Done, Nothing', '../../schemas/base.ts');
  });
}

function registerGroup(source: string, { side, group, key, definitions }: CallName): string {
  const line = `import { ${definitions} } from './${side}/${group}.ts';`;
  const imported = insertLine(source, /^import .*$/gm, line);
  const opening = `  ${side}: {`;
  const entry = `    ${key}: ${definitions},`;
  if (imported.includes(opening)) return append(imported, opening, '\n  },', entry);
  return append(imported, 'export const calls = {', '\n} as const;', `${opening}\n${entry}\n  },`);
}
