import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../src/config.ts';

/** A built shell and the pages around what these served routes say, as the build leaves them. */
export function sitePages(names: readonly string[]): { web: Config['web']; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'api-served-'));
  const [shell, releases] = [join(folder, 'shell'), join(folder, 'releases')];
  const pages = join(releases, 'pages/s1-0.1.0-m1');
  mkdirSync(shell);
  mkdirSync(pages, { recursive: true });
  writeFileSync(
    join(shell, 'index.html'),
    '<html><head><title>Tolk</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(join(shell, 'page-assets.json'), '{"hash":"s1"}');
  writeFileSync(join(releases, 'remotes.json'), '{"remotes":{"marketing":{"version":"0.1.0-m1"}}}');
  for (const name of names) {
    for (const language of ['en', 'zh-CN']) {
      writeFileSync(
        join(pages, `${name}.${language}.html`),
        `<html lang="${language}"><head>{{tolk:head}}</head><body><main data-served>{{tolk:content}}</main></body></html>`,
      );
    }
  }
  return { web: { shell, releases }, remove: () => rmSync(folder, { recursive: true }) };
}
