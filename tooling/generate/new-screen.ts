// npm run new:screen -- supplier-portal /jobhall/joblist "Job list" "职位列表": a screen in the app that owns it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Changes, root, runGenerator } from './files.ts';
import { addScreen } from './screen-files.ts';
import { parseScreen, type ScreenName } from './screen-name.ts';

/** Brings the title into both catalogs, and its translation into the Chinese one. */
function translate({ app, title }: ScreenName, chinese: string | undefined): void {
  const cwd = join(root, 'apps', app);
  const lingui = join(root, 'node_modules/@lingui/cli/dist/lingui.js');
  spawnSync(process.execPath, [lingui, 'extract', '--clean'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const file = join(cwd, 'src/locales/zh-CN.po');
  const stub = `msgid ${JSON.stringify(title)}\nmsgstr ""`;
  const catalog = readFileSync(file, 'utf8');
  if (!catalog.includes(stub)) return;
  if (chinese)
    writeFileSync(
      file,
      catalog.replaceAll(
        stub,
        () => `msgid ${JSON.stringify(title)}\nmsgstr ${JSON.stringify(chinese)}`,
      ),
    );
  else
    console.log(
      `Translate “${title}” in apps/${app}/src/locales/zh-CN.po: without it nothing builds.`,
    );
}

runGenerator(([app, path, title, chinese]) => {
  const screen = parseScreen(app, path, title);
  const changes = new Changes();
  addScreen(changes, screen);
  changes.write();
  translate(screen, chinese);
});
