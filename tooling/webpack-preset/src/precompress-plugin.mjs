import { promisify } from 'node:util';
import zlib from 'node:zlib';
import webpack from 'webpack';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const compressible = /\.(js|css|html|svg|json|webmanifest|ico|txt)$/;

const encodings = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => gzip(bytes, { level: 9 }),
};

/** Lays `.br` and `.gz` beside each text asset, so that the server compresses nothing by itself. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const cache = compilation.getCache('PrecompressPlugin');
      compilation.hooks.processAssets.tapPromise(
        {
          name: 'PrecompressPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        },
        (assets) =>
          Promise.all(
            Object.keys(assets)
              .filter((name) => compressible.test(name))
              .flatMap((name) =>
                Object.keys(encodings).map((key) => compress(compilation, cache, name, key)),
              ),
          ),
      );
    });
  }
}

/** Unchanged assets come out of webpack's cache: brotli at its best costs seconds a build. */
async function compress(compilation, cache, name, encoding) {
  const { source } = compilation.getAsset(name);
  const etag = cache.getLazyHashedEtag(source);
  const item = cache.getItemCache(`${name}.${encoding}`, etag);
  let result = await item.getPromise();
  if (!result) {
    result = new webpack.sources.RawSource(await encodings[encoding](source.buffer()));
    await item.storePromise(result);
  }
  compilation.emitAsset(`${name}.${encoding}`, result);
}
