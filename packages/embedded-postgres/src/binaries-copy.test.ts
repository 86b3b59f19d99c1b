import { chmod, cp, mkdir, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRoot, makeWorkplace } from '../test/workplace.ts';
import { findBinaries, makeLinks } from './binaries.ts';
import { copyBinaries } from './binaries-copy.ts';
import { runProgram } from './program.ts';

let workplace: Awaited<ReturnType<typeof makeWorkplace>>;
let packageFolder: string;
beforeAll(async () => {
  workplace = await makeWorkplace();
  const { postgres } = await findBinaries(undefined);
  packageFolder = dirname(dirname(dirname(postgres)));
});
afterAll(() => workplace.remove());

describe('copyBinaries', () => {
  it('makes a copy that runs for accounts that the original is closed to', async () => {
    const account = isRoot ? { uid: 65534, gid: 65534 } : undefined;
    await mkdir(workplace.path('closed'), { mode: 0o700 });
    await cp(`${packageFolder}/native`, workplace.path('closed/native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await chmod(workplace.path('.'), 0o711);
    const native = await copyBinaries(workplace.path('closed'), workplace.path('copy'), makeLinks);
    const { code, output } = await runProgram(`${native}/bin/initdb`, ['--version'], { account });
    expect({ code, output }).toEqual({ code: 0, output: 'initdb (PostgreSQL) 18.4\n' });
  });

  it('uses a finished copy again', async () => {
    const nowhere = workplace.path('no-such-package');
    expect(await copyBinaries(nowhere, workplace.path('copy'), makeLinks)).toBe(
      workplace.path('copy/native'),
    );
  });

  it('trusts no folder that others can write to', async () => {
    await mkdir(workplace.path('open'));
    await chmod(workplace.path('open'), 0o777);
    await symlink(workplace.path('copy'), workplace.path('link'));
    for (const name of ['open', 'link']) {
      const target = workplace.path(name);
      const attempt = copyBinaries(packageFolder, target, makeLinks);
      await expect(attempt).rejects.toThrow(`${target} belongs to somebody else`);
    }
  });
});
