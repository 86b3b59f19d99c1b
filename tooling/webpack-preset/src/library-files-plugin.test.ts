import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { LibraryFilesPlugin } from './library-files-plugin.mjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'library-files-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(path: string, text: string): void {
  const place = join(dir, path);
  mkdirSync(join(place, '..'), { recursive: true });
  writeFileSync(place, text);
}

it('files and folders of a library lie beside the build as they are, below its version', async () => {
  const worker = 'export   const a = 1; // as it is';
  write('package.json', '{}');
  write('src/index.js', '');
  write('node_modules/zeta/package.json', '{ "name": "zeta", "version": "1.2.3" }');
  write('node_modules/zeta/build/worker.mjs', worker);
  write('node_modules/zeta/tables/one.bin', 'one');
  write('node_modules/zeta/tables/two.bin', 'two');
  write('node_modules/zeta/other.js', '');
  const compiler = webpack({
    mode: 'production',
    context: dir,
    output: { path: join(dir, 'dist') },
    plugins: [
      new LibraryFilesPlugin({
        dir,
        library: 'zeta',
        name: 'z',
        files: { 'build/worker.mjs': 'worker.js', tables: 'tables' },
      }),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done) =>
    compiler?.run((_error, result) => done(result)),
  );
  expect(stats?.hasErrors()).toBe(false);
  const built = (path: string) => readFileSync(join(dir, 'dist/z-1.2.3', path), 'utf8');
  expect(built('worker.js')).toBe(worker);
  expect([built('tables/one.bin'), built('tables/two.bin')]).toEqual(['one', 'two']);
  expect(existsSync(join(dir, 'dist/z-1.2.3/other.js'))).toBe(false);
});
