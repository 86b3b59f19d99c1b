import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const marker = '<!-- assets -->';

/**
 * Emits index.html: the template with the head script and the entry's scripts and styles. Chunks named
 * in `preload` start downloading with the entry instead of after it. Beside it, page-policy.json
 * names the digests of inline scripts for the server's Content-Security-Policy.
 */
export class HtmlPlugin {
  /**
   * @param {{ template: string, headScript: string, icon: string, preload?: string[] }} options
   *   `icon` is the path of an SVG that is served as /favicon.svg
   */
  constructor({ template, headScript, icon, preload = ['bootstrap'] }) {
    this.template = template;
    this.icon = icon;
    this.headScript = headScript;
    this.preload = preload;
  }

  apply(compiler) {
    const file = join(compiler.context, this.template);
    compiler.hooks.thisCompilation.tap('HtmlPlugin', (compilation) => {
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: 'HtmlPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const html = readFileSync(file, 'utf8').replace(marker, this.tags(compilation));
          emit(compilation, 'index.html', html);
          emit(compilation, 'favicon.svg', readFileSync(this.icon, 'utf8'));
          emit(compilation, 'page-policy.json', JSON.stringify({ scripts: [this.headDigest()] }));
        },
      );
    });
  }

  headDigest() {
    return `sha256-${createHash('sha256').update(this.headScript).digest('base64')}`;
  }

  tags(compilation) {
    const url = (name) => `${compilation.outputOptions.publicPath}${name}`;
    const entry = compilation.entrypoints.get('main').getFiles();
    const preloaded = this.preload
      .flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [])
      .filter((name) => !entry.includes(name));
    return [
      `<script>${this.headScript}</script>`,
      ...styles([...entry, ...preloaded]).map((name) => `<link rel="stylesheet" href="${url(name)}" />`),
      ...scripts(entry).map((name) => `<script defer src="${url(name)}"></script>`),
      ...scripts(preloaded).map(
        (name) => `<link rel="preload" as="script" href="${url(name)}" />`,
      ),
    ].join('\n    ');
  }
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
