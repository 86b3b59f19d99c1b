import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Editors save in bursts. */
const settle = 200;
const ignored = /(^|\/)(node_modules|dist|coverage|\.turbo)\/|\.test\.tsx?$|\/locales\/.*\.mjs$/;

/** Calls back with the files changed under apps and packages, relative to the checkout, once they settle. */
export function onChange(listener: (files: string[]) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['apps', 'packages']) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      const file = `${folder}/${name?.replaceAll('\\', '/')}`;
      if (!file.includes('/src/') || ignored.test(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        listener(files);
      }, settle);
    });
  }
}
