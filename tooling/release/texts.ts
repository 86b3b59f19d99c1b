import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tolk/domain';
import { parsePo } from '@tolk/i18n/po';
import { bundledSources } from '@tolk/webpack-preset/bundled-sources';
import { sharedPackages } from '@tolk/webpack-preset/shared-modules';
import { root } from './folders.ts';
import { Refusal } from './refusal.ts';

/**
 * Texts of a remote, and of the packages that are bundled into it, without which a screen would show their ids.
 * @throws Refusal that names them
 */
export async function requireTexts(remote: string): Promise<void> {
  const { folders } = bundledSources(join(root, 'apps', remote), sharedPackages);
  const faults: string[] = [];
  for (const folder of folders.map((name) => join(root, name))) {
    if (!existsSync(join(folder, 'lingui.config.mjs'))) continue;
    faults.push(...untranslated(folder), ...(await unknownTexts(folder)));
  }
  if (faults.length === 0) return;
  const list = faults.map((fault) => `  ${fault.replace(`${root}/`, '')}`).join('\n');
  throw new Refusal(
    `${remote} has texts that people could not read:\n${list}\nRun npm run i18n, translate them in src/locales/zh-CN.po, and release again.`,
  );
}

/** Messages of a package's catalogs that say nothing. */
export function untranslated(folder: string): string[] {
  return languages.flatMap((language) => {
    const file = join(folder, 'src/locales', `${language}.po`);
    if (!existsSync(file)) return [`${file} is missing`];
    return parsePo(readFileSync(file, 'utf8'))
      .filter(({ text }) => text.trim() === '')
      .map(({ id }) => `${file}: “${id}” has no translation`);
  });
}

/** A text in the sources that no catalog knows is shown as an id in both languages. */
async function unknownTexts(folder: string): Promise<string[]> {
  const cli = join(root, 'node_modules/@lingui/cli/dist/lingui.js');
  const child = spawn(process.execPath, [cli, 'check', 'sync'], { cwd: folder, stdio: 'ignore' });
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  return code === 0 ? [] : [`${folder}: its catalogs do not have every text of its sources`];
}
