import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

/**
 * Lays files of a library beside the scripts of a build, as they are and by the names that the library fetches
 * them by; `<library>-<version>/` before them, so that browsers may keep them.
 */
export class LibraryFilesPlugin {
  /**
   * @param {{ dir: string, library: string, name: string, files: Record<string, string> }} options folder of
   *   the app that has the library; what the folder is called; where each file or folder of the library goes
   */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { dir, library, name, files } = this.options;
    const manifest = createRequire(join(dir, 'package.json')).resolve(`${library}/package.json`);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
    compiler.hooks.thisCompilation.tap('LibraryFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'LibraryFilesPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
        },
        () => {
          for (const [from, to] of Object.entries(files)) {
            for (const [path, content] of filesAt(join(dirname(manifest), from), to)) {
              const source = new webpack.sources.RawSource(content);
              // The minimizer would write them again.
              compilation.emitAsset(`${name}-${version}/${path}`, source, { minimized: true });
            }
          }
        },
      );
    });
  }
}

/** @returns {[path: string, content: Buffer][]} the file, or each file of the folder */
function filesAt(from, to) {
  if (statSync(from).isFile()) return [[to, readFileSync(from)]];
  return readdirSync(from).map((file) => [`${to}/${file}`, readFileSync(join(from, file))]);
}
