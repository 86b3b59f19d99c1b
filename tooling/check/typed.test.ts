import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import browserProgram from '../../tsconfig.json' with { type: 'json' };
import { packageFolders, readManifest, root } from './workspace.ts';

const hasSources = (folder: string) =>
  globSync('**/*.ts{,x}', { cwd: join(root, folder), exclude: ['**/node_modules'] }).length > 0;

it.each(packageFolders().filter(hasSources))(
  'the types of %s are checked by one program',
  (folder) => {
    const path = join(root, folder);
    const ofItsOwn =
      existsSync(join(path, 'tsconfig.json')) &&
      readManifest(path).scripts?.typecheck !== undefined;
    expect([ofItsOwn, browserProgram.include.includes(`${folder}/src`)]).toContain(true);
    expect(ofItsOwn && browserProgram.include.includes(`${folder}/src`)).toBe(false);
  },
);
