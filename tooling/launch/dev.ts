// npm run dev: as npm start, and whatever is edited is built or started again.
import { product } from '@tolk/domain';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { bringFronts } from './build.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { Refusal } from './failure.mjs';
import { root } from './paths.mjs';
import { readPort, requireFreePort } from './port.ts';
import { startStack, type Stack } from './stack.ts';
import { onStopRequest } from './stop-request.ts';
import { welcome } from './welcome.ts';

/** Editors save in bursts. */
const settle = 200;
const servers = /^(apps\/(api|sandbox)|packages\/(domain|contract|embedded-postgres))\/src\//;
const ignored = /(^|\/)(node_modules|dist|coverage|\.turbo)\/|\.test\.tsx?$|\/locales\/.*\.mjs$/;

const report = (error: unknown) => console.error(error instanceof Error ? error.message : error);

/** Calls back with the files changed under apps and packages, relative to the checkout, once they settle. */
function onChange(listener: (files: string[]) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['apps', 'packages']) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      const file = `${folder}/${name?.replaceAll('\\', '/')}`;
      if (!file.includes('/src/') || ignored.test(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        listener(files);
      }, settle);
    });
  }
}

async function restart(
  old: Stack | undefined,
  data: DataFolder,
  port: number,
): Promise<Stack | undefined> {
  await old?.stop();
  const stack = await startStack(data, port).catch(report);
  if (stack) console.log(welcome(product, stack.api, data.path));
  return stack ?? undefined;
}

async function main(): Promise<void> {
  const port = readPort(process.env.PORT);
  const data = openDataFolder(process.env.TOLK_DATA);
  await requireFreePort(port);
  const stopRequest = onStopRequest();
  await bringFronts(data.path).catch(report);
  let stack = await restart(undefined, data, port);
  let work: Promise<void> = Promise.resolve();
  onChange((files) => {
    work = work.then(async () => {
      console.log(`Changed: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`);
      if (files.some((file) => servers.test(file))) stack = await restart(stack, data, port);
      await bringFronts(data.path).then(() => console.log('Front ends are up to date.'), report);
    });
  });
  await stopRequest.first;
  await work;
  await stack?.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exit(1);
  },
);
