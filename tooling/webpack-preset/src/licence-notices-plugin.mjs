import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { copyrights, mitLicence } from './unwritten-licences.mjs';

/** Beside the scripts of a build; `/licences.txt` is made of it (apps/api, third-party-licences). */
export const noticesFile = 'licences.json';

const webpackFolder = dirname(fileURLToPath(import.meta.resolve('webpack/package.json')));

const textFile = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;
const noticeFile = /^notice(?:\..*)?$/i;

/**
 * Lays the licence of each library beside the bundle that carries some of it, since the minimizer takes
 * the comments out. Fails the build for a library that brings no text of its licence.
 */
export class LicenceNoticesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicenceNoticesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'LicenceNoticesPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
        },
        () => {
          const { notices, faults } = noticesOf(bundledLibraries(compilation));
          for (const fault of faults) compilation.errors.push(new webpack.WebpackError(fault));
          const json = `${JSON.stringify(notices, null, 1)}\n`;
          compilation.emitAsset(noticesFile, new webpack.sources.RawSource(json));
        },
      );
    });
  }
}

/** Folders of the libraries of which some module stands in a chunk. */
function bundledLibraries(compilation) {
  // What webpack itself puts between the modules is in every bundle.
  const folders = new Set([webpackFolder]);
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const { resource } of module.modules ?? [module]) {
      const folder = resource && libraryFolder(resource);
      if (folder) folders.add(folder);
    }
  }
  return [...folders];
}

/**
 * The folder of the library that a module belongs to; undefined for our own and for generated ones.
 * @param {string} resource absolute path of the module
 */
export function libraryFolder(resource) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*(?=[\\/])/.exec(resource)?.[0];
}

/** @typedef {{ name: string, version: string, licence: string, text: string }} Notice */

/**
 * @param {readonly string[]} folders of libraries
 * @returns {{ notices: Notice[], faults: string[] }} each version once, by name
 */
export function noticesOf(folders) {
  /** @type {Map<string, Notice>} */
  const found = new Map();
  for (const folder of folders) {
    const { name, version, license = '' } = readJson(join(folder, 'package.json'));
    found.set(`${name}@${version}`, { name, version, licence: license, text: textsIn(folder) });
  }
  const written = [...found.values()].filter(({ text }) => text !== '');
  const notices = [...found.values()].map((notice) => ({
    ...notice,
    text: notice.text || unwrittenText(notice, written),
  }));
  return {
    notices: notices
      .filter(({ text }) => text !== '')
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    faults: notices
      .filter(({ text }) => text === '')
      .map(({ name, version }) => `${name}@${version} is bundled without a text of its licence.`),
  };
}

/** The licence, and the notice that some licences ask to be passed on. */
function textsIn(folder) {
  const files = readdirSync(folder).sort();
  const read = (file) => readFileSync(join(folder, file), 'utf8').trim();
  const licences = files.filter((file) => textFile.test(file)).map(read);
  if (licences.length === 0) return '';
  return [...licences, ...files.filter((file) => noticeFile.test(file)).map(read)].join('\n\n');
}

/** '' where nobody looked up whose it is. */
function unwrittenText({ name, licence }, written) {
  const copyright = copyrights[name];
  if (copyright === undefined) return '';
  if (licence === 'MIT') return mitLicence(copyright);
  const same = written.find((other) => other.licence === licence);
  return same ? `${copyright}\n\n${same.text}` : '';
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
