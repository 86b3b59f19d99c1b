import type { CallName } from './call-name.ts';
import { append, importNames, insertLine } from './edit.ts';
import type { Changes } from './files.ts';

const index = 'apps/api/src/routes/index.ts';
const definitionsPath = ({ side, group }: CallName) => `@tolk/contract/calls/${side}/${group}`;

function rulesText(call: CallName, summary: string): string {
  return `import type { ResponseOf } from '@tolk/contract';
import type { ${call.definitions} } from '${definitionsPath(call)}';

/** ${summary} */
export async function ${call.name}(): Promise<ResponseOf<(typeof ${call.definitions})['${call.name}']>> {
  return {};
}
`;
}

function testText(call: CallName): string {
  return `import { ${call.definitions} } from '${definitionsPath(call)}';
import { Value } from 'typebox/value';
import { ${call.name} } from './${call.file}.ts';

it('${call.name} answers in the shape of its call', async () => {
  const answer = await ${call.name}();
  expect(Value.Check(${call.definitions}.${call.name}.response, answer)).toBe(true);
});
`;
}

/** How the routes file speaks of the call: through its own import or the table of calls. */
function mention(source: string, call: CallName): { source: string; expression: string } {
  if (source.includes(`const { ${call.key} } = calls.`))
    return { source, expression: `${call.key}.${call.name}` };
  const imported = importNames(source, call.definitions, definitionsPath(call));
  return { source: imported, expression: `${call.definitions}.${call.name}` };
}

/** Where what the call does goes, `orders/refunds` for instance; throws with the usage when no area is named so. */
export function parseHome(changes: Changes, home = ''): string {
  const [area = ''] = home.split('/');
  if (!/^[a-z][a-z-]*(\/[a-z][a-z-]*)?$/.test(home) || !changes.exists(`apps/api/src/${area}`))
    throw new Error(
      'Name the area of the API that the call belongs to, and in it the capability: orders/refunds. ARCHITECTURE.md lists the areas.',
    );
  return home;
}

/** Route, what it calls and a test of that. */
export function addToApi(changes: Changes, call: CallName, home: string, summary: string): void {
  const file = `apps/api/src/routes/${call.side}/${call.group}.ts`;
  const rules = `apps/api/src/${home}/${call.file}`;
  changes.create(`${rules}.ts`, rulesText(call, summary));
  changes.create(`${rules}.test.ts`, testText(call));
  const routes = `${call.definitions}Routes`;
  if (!changes.exists(file)) {
    changes.create(
      file,
      `import { route } from '../../calls/route.ts';\n\nexport const ${routes} = [\n];\n`,
    );
    changes.edit(index, (source) => {
      const line = `import { ${routes} } from './${call.side}/${call.group}.ts';`;
      const imported = insertLine(source, /^import .*$/gm, line);
      return append(
        imported,
        'export const routes: readonly Registration[] = [',
        '\n];',
        `  ...${routes},`,
      );
    });
  }
  changes.edit(file, (original) => {
    const { source, expression } = mention(original, call);
    const opening =
      /export const \w+Routes\b[^=]*= \[/.exec(source)?.[0] ?? `export const ${routes} = [`;
    const extended = append(source, opening, '\n];', `  route(${expression}, ${call.name}),`);
    return importNames(extended, call.name, `../../${home}/${call.file}.ts`);
  });
}
