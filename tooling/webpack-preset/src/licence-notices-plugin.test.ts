import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { LicenceNoticesPlugin, libraryFolder, noticesOf } from './licence-notices-plugin.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function library(name: string, license: string, files: Record<string, string> = {}): string {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  const manifest = { name, version: '1.2.3', license, main: 'index.js' };
  const all = {
    'package.json': JSON.stringify(manifest),
    'index.js': 'export const a = () => globalThis.a;',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) writeFileSync(join(place, file), text);
  return place;
}

it('licence and notice of a library stand in its entry, readme and code do not', () => {
  const folders = [
    library('zeta', 'Apache-2.0', { LICENSE: 'Apache', 'NOTICE.txt': 'By Zeta', 'README.md': 'x' }),
  ];
  expect(noticesOf(folders)).toEqual({
    notices: [{ name: 'zeta', version: '1.2.3', licence: 'Apache-2.0', text: 'Apache\n\nBy Zeta' }],
    faults: [],
  });
});

it('a library whose author is known gets the text of its licence', () => {
  const { notices, faults } = noticesOf([
    library('tiny-case', 'MIT'),
    library('formik', 'Apache-2.0'),
    library('zeta', 'Apache-2.0', { 'licence.md': 'Apache' }),
  ]);
  expect(faults).toEqual([]);
  expect(notices.map(({ name, text }) => [name, text.slice(0, 35)])).toEqual([
    ['formik', 'Copyright 2020 Formik, Inc.\n\nApache'],
    ['tiny-case', 'MIT License\n\nCopyright (c) Jason Qu'],
    ['zeta', 'Apache'],
  ]);
});

it.each([
  [
    '/w/node_modules/.pnpm/a@1/node_modules/@s/a/lib/x.js',
    '/w/node_modules/.pnpm/a@1/node_modules/@s/a',
  ],
  ['/w/node_modules/.pnpm/a@1/node_modules/a/x.js', '/w/node_modules/.pnpm/a@1/node_modules/a'],
  ['/w/apps/shell/node_modules/.federation/entry.js', undefined],
  ['/w/apps/shell/src/index.ts', undefined],
])('%s belongs to %s', (resource, expected) => {
  expect(libraryFolder(resource)).toBe(expected);
});

it('a build with a bundled library that brings no text of its licence fails', async () => {
  library('known', 'MIT', { LICENSE: 'Known' });
  library('unknown', 'MIT');
  library('unused', 'MIT');
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    "import { a } from 'known'; import { a as b } from 'unknown'; console.log(a(), b());",
  );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: join(folder, 'dist') },
    plugins: [new LicenceNoticesPlugin()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done) =>
    compiler?.run((_error, result) => done(result)),
  );
  expect(stats?.compilation.errors.map(({ message }) => message)).toEqual([
    'unknown@1.2.3 is bundled without a text of its licence.',
  ]);
  expect(String(stats?.compilation.getAsset('licences.json')?.source.source())).toContain(
    '"Known"',
  );
});
