/**
 * The public pages as HTML, made at build time from the screens themselves. `dist/render.mjs` is shell and
 * marketing in one module for Node; `prerenderPages` runs it once for each pair of a shell and a marketing
 * version and lays the pages where the api looks for them (contract, `prerendered`).
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairInUse } from './pair.ts';

const renderer = join(import.meta.dirname, '../dist/render.mjs');
const writer = join(import.meta.dirname, 'write-pages.ts');

/**
 * Makes the pages of the shell and the marketing version in use, unless they are there. Reads three
 * small files when nothing changed.
 * @throws with what went wrong when a page can't be rendered
 */
export async function prerenderPages(releases: string): Promise<void> {
  const pair = pairInUse(releases);
  if (!pair || !existsSync(renderer)) return;
  const hash = createHash('sha256').update(readFileSync(renderer)).digest('hex').slice(0, 10);
  const made = join(pair.folder, 'made-by');
  if (existsSync(made) && readFileSync(made, 'utf8') === hash) return;
  await runWriter(releases, hash);
}

/** A process of its own: the language and the registry of screens are one for a whole process. */
function runWriter(releases: string, hash: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [writer, releases, hash], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let problem = '';
    child.stderr.on('data', (chunk) => (problem += chunk));
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`The public pages could not be made:\n${problem.trim()}`));
    });
  });
}
