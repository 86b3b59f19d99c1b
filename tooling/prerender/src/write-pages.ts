// node write-pages.ts <releases> <hash of the renderer>: see index.ts.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFile } from '@tolk/contract/prerendered';
import { routes, type ScreenRoute } from '@tolk/contract/routes';
import { languages } from '@tolk/domain';
import type { renderPage as RenderPage } from '@tolk/shell/src/prerender.tsx';
import { documentOf } from './document.ts';
import { pairInUse } from './pair.ts';

/** Pairs that stay besides the one in use, so that going back finds its pages. */
const kept = 8;

const [releases = '', hash = ''] = process.argv.slice(2);
const pair = pairInUse(releases);
if (!pair) throw new Error('Shell or marketing is not built.');

const renderer = new URL('../dist/render.mjs', import.meta.url).href;
const { renderPage } = (await import(renderer)) as { renderPage: typeof RenderPage };

const draft = `${pair.folder}.${process.pid}`;
mkdirSync(draft, { recursive: true });
try {
  const pages = (routes as readonly ScreenRoute[]).filter(({ prerendered }) => prerendered);
  for (const language of languages) {
    for (const route of pages) {
      const rendered = await renderPage(route.path, language);
      const html = documentOf({ route, language, rendered }, pair.assets);
      writeFileSync(join(draft, pageFile(route, language)), html);
    }
  }
  writeFileSync(join(draft, 'made-by'), hash);
  rmSync(pair.folder, { recursive: true, force: true });
  renameSync(draft, pair.folder);
} finally {
  rmSync(draft, { recursive: true, force: true });
}
removeOld(dirname(pair.folder));

/** Renamed into place, a folder is as old as its pages. */
function removeOld(folder: string): void {
  const old = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path !== pair?.folder)
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .slice(kept);
  for (const path of old) rmSync(path, { recursive: true, force: true });
}
