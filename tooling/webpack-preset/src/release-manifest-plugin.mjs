import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { platformVersion } from './workspace.mjs';

/** Writes dist/release.json: what the registry says about this build once it is released. */
export class ReleaseManifestPlugin {
  /** @param {{ name: string, global: string, entryFile: string }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'ReleaseManifestPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1,
        },
        () => {
          const json = JSON.stringify(this.manifest(compilation), null, 2);
          compilation.emitAsset('release.json', new webpack.sources.RawSource(json));
        },
      );
    });
  }

  manifest(compilation) {
    const { name, global, entryFile } = this.options;
    return {
      name,
      global,
      entry: entryFile,
      integrity: `sha384-${digest('sha384', compilation, [entryFile], 'base64')}`,
      platform: `^${platformVersion()}`,
      hash: digest('sha256', compilation, assetNames(compilation), 'hex').slice(0, 10),
    };
  }
}

/** Maps tell nothing about what runs. */
function assetNames(compilation) {
  return Object.keys(compilation.assets)
    .filter((name) => !name.endsWith('.map'))
    .sort();
}

function digest(algorithm, compilation, names, encoding) {
  const hash = createHash(algorithm);
  for (const name of names) hash.update(compilation.getAsset(name).source.buffer());
  return hash.digest(encoding);
}
