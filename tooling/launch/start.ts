// npm start: builds what changed, starts sandbox and api, says where they are, stops them in order.
import { product } from '@tolk/domain';
import { bringFronts } from './build.ts';
import { openDataFolder } from './data-folder.ts';
import { Refusal } from './failure.mjs';
import { onStopRequest } from './stop-request.ts';
import { readPort, requireFreePort } from './port.ts';
import { startStack } from './stack.ts';
import { welcome } from './welcome.ts';

async function main(): Promise<number> {
  const port = readPort(process.env.PORT);
  const data = openDataFolder(process.env.TOLK_DATA);
  await requireFreePort(port);
  const stopRequest = onStopRequest();
  console.log('Building the front ends that changed …');
  await bringFronts(data.path).catch((error: unknown) => {
    if (!stopRequest.received) throw error;
  });
  if (stopRequest.received) return 0;
  console.log('Starting database, sandbox and API …');
  const stack = await startStack(data, port);
  console.log(welcome(product, stack.api, data.path));
  const reason = await Promise.race([stack.ended, stopRequest.first]);
  stopRequest.onSecond(() => {
    stack.kill();
    process.exit(1);
  });
  console.log(reason ? `\n${reason}; stopping the others.` : '\nStopping …');
  if (reason) console.log(`Its log: ${data.logs}`);
  await stack.stop();
  return reason ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exit(1);
  },
);
