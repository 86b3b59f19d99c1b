import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A tab that is open goes on asking for the files it was started with: they stay this long (ms). */
const kept = 25 * 60 * 60 * 1000;

/**
 * Removes what earlier builds left in dist/assets, a day after the build that replaced it. The age of a
 * file counts from then: each build first touches what was in use until now.
 */
export class KeepAssetsPlugin {
  apply(compiler) {
    const dist = compiler.options.output.path;
    const list = join(dist, 'assets.json');

    compiler.hooks.beforeRun.tap('KeepAssetsPlugin', () => {
      const now = new Date();
      for (const file of inUse(dist, list)) utimesSync(file, now, now);
    });

    compiler.hooks.done.tap('KeepAssetsPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const names = Object.keys(stats.compilation.assets);
      writeFileSync(list, JSON.stringify(names));
      prune(dist, new Set(names));
    });
  }
}

function inUse(dist, list) {
  const names = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return names.map((name) => join(dist, name)).filter((file) => existsSync(file));
}

function prune(dist, current) {
  for (const name of readdirSync(join(dist, 'assets'))) {
    const file = join(dist, 'assets', name);
    const old = Date.now() - statSync(file).mtimeMs > kept;
    if (old && !current.has(`assets/${name}`)) rmSync(file);
  }
}
