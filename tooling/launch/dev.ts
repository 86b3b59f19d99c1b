// npm run dev: as npm start, and whatever is edited is built or started again. With a remote and `--against` an
// address, that remote alone, in front of a product that runs there.
import { product } from '@tolk/domain';
import { againstArguments, developAgainst } from './against/develop.ts';
import { bringFronts } from './build.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { Refusal } from './failure.mjs';
import { onChange } from './on-change.ts';
import { readPort, requireFreePort } from './port.ts';
import { startStack, type Stack } from './stack.ts';
import { onStopRequest } from './stop-request.ts';
import { welcome } from './welcome.ts';

const servers = /^(apps\/(api|sandbox)|packages\/(domain|contract|embedded-postgres))\/src\//;

const report = (error: unknown) => console.error(error instanceof Error ? error.message : error);

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
  const against = againstArguments(process.argv.slice(2));
  const port = readPort(process.env.PORT);
  if (against) return developAgainst({ ...against, port });
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
