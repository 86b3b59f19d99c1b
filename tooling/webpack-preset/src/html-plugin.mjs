import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import webpack from 'webpack';
import { platformVersion, root } from './workspace.mjs';

/**
 * @typedef {object} Page
 * @property {string} template path from the app's folder; holds `<!-- head -->` and `<!-- mark -->`
 * @property {string} headScript runs before anything is painted
 * @property {string} headStyle what the page looks like until the scripts are there
 * @property {string} icon path of an SVG: served as /favicon.svg and put in place of the mark
 * @property {string} unreadIcon path of an SVG: served as /favicon-unread.svg
 * @property {string} pushWorker path of the service worker: served as /push-worker.js
 * @property {string} image path of a PNG: stands in previews of links
 */

/** Chunks that start downloading with the entry instead of after it. */
const preload = ['bootstrap'];

/**
 * Emits index.html: the template with head script, first styles and the entry's assets. Beside it,
 * page-policy.json names the digests of inline scripts for the server's Content-Security-Policy, and
 * page-assets.json (contract: PageAssets) says what prerendered pages need to know of this build.
 */
export class HtmlPlugin {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  apply(compiler) {
    const file = join(compiler.context, this.page.template);
    compiler.hooks.thisCompilation.tap('HtmlPlugin', (compilation) => {
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: 'HtmlPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const icon = readFileSync(this.page.icon, 'utf8');
          const html = readFileSync(file, 'utf8')
            .replace('<!-- head -->', () => this.head(compilation))
            .replace('<!-- mark -->', () => icon);
          emit(compilation, 'index.html', html);
          emit(compilation, 'favicon.svg', icon);
          emit(compilation, 'favicon-unread.svg', readFileSync(this.page.unreadIcon, 'utf8'));
          emit(compilation, 'push-worker.js', readFileSync(this.page.pushWorker, 'utf8'));
          emit(compilation, 'page-policy.json', JSON.stringify({ scripts: [this.headDigest()] }));
          const image = this.emitImage(compilation);
          emit(compilation, 'page-assets.json', JSON.stringify(this.assets(compilation, image)));
        },
      );
    });
  }

  headDigest() {
    return `sha256-${createHash('sha256').update(this.page.headScript).digest('base64')}`;
  }

  emitImage(compilation) {
    const bytes = readFileSync(this.page.image);
    const name = `assets/link-preview.${digest(bytes)}.png`;
    compilation.emitAsset(name, new webpack.sources.RawSource(bytes));
    return name;
  }

  assets(compilation, image) {
    const url = urlIn(compilation);
    const main = compilation.entrypoints.get('main').getFiles();
    return {
      hash: digest(Object.keys(compilation.assets).sort().join() + this.page.headScript),
      platform: platformVersion(),
      headScript: this.page.headScript,
      icon: url('favicon.svg'),
      image: url(image),
      styles: styles(main).map(url),
      wake: url(scripts(compilation.entrypoints.get('wake').getFiles())[0]),
      entry: scripts(main).map(url),
      chunks: importedScripts(compilation),
    };
  }

  head(compilation) {
    const url = urlIn(compilation);
    const entry = compilation.entrypoints.get('main').getFiles();
    const preloaded = preload
      .flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [])
      .filter((name) => !entry.includes(name));
    return [
      `<script>${this.page.headScript}</script>`,
      `<style>${this.page.headStyle}</style>`,
      ...styles([...entry, ...preloaded]).map(
        (name) => `<link rel="stylesheet" href="${url(name)}" />`,
      ),
      ...scripts(entry).map((name) => `<script defer src="${url(name)}"></script>`),
      ...scripts(preloaded).map((name) => `<link rel="preload" as="script" href="${url(name)}" />`),
    ].join('\n    ');
  }
}

function urlIn(compilation) {
  return (name) => `${compilation.outputOptions.publicPath}${name}`;
}

/** Scripts of each dynamic import, by the imported file's path in the repository. */
function importedScripts(compilation) {
  const url = urlIn(compilation);
  const rows = compilation.chunkGroups.flatMap((group) =>
    group
      .getBlocks()
      .flatMap(({ dependencies }) => dependencies)
      .map((dependency) => compilation.moduleGraph.getModule(dependency))
      .map((module) => (module?.rootModule ?? module)?.resource)
      .filter((file) => file !== undefined)
      .map((file) => [relative(root, file), scripts(group.getFiles()).map(url)]),
  );
  return Object.fromEntries(rows.filter(([file]) => !/(^|\/)(node_modules|\.\.)\//.test(file)));
}

function digest(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

function emit(compilation, name, text) {
  compilation.emitAsset(name, new webpack.sources.RawSource(text));
}

function scripts(names) {
  return names.filter((name) => name.endsWith('.js'));
}

function styles(names) {
  return names.filter((name) => name.endsWith('.css'));
}
