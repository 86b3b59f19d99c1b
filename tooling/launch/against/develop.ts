import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build.ts';
import { Refusal } from '../failure.mjs';
import { onChange } from '../on-change.ts';
import { root } from '../paths.mjs';
import { requireFreePort } from '../port.ts';
import { onStopRequest } from '../stop-request.ts';
import { serveAgainst } from './server.ts';

interface Choice {
  remote: string;
  upstream: string;
}

const usage = 'For example: npm run dev -- client-portal --against https://tolk.example';

/** What follows `npm run dev --`; undefined without arguments: the whole product runs here then. */
export function againstArguments(argv: string[]): Choice | undefined {
  if (argv.length === 0) return undefined;
  const { positionals, values } = readArguments(argv);
  const [remote, ...more] = positionals;
  if (!remote || !values.against || more.length > 0)
    throw new Refusal(
      `Name one remote and the address of the product that it works with. ${usage}`,
    );
  if (!existsSync(join(root, 'apps', remote, 'src/remote.tsx')))
    throw new Refusal(`${remote} is no remote: apps/${remote}/src/remote.tsx is missing. ${usage}`);
  if (!/^https?:$/.test(URL.parse(values.against)?.protocol ?? ''))
    throw new Refusal(`${values.against} is no address of a product. ${usage}`);
  return { remote, upstream: values.against };
}

function readArguments(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: { against: { type: 'string' } },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}

/** Builds the remote and serves it in front of the product elsewhere; builds it again as it is edited. */
export async function developAgainst({
  remote,
  upstream,
  port,
}: Choice & { port: number }): Promise<void> {
  await requireFreePort(port);
  const stopRequest = onStopRequest();
  const filter = `--filter=@tolk/${remote}`;
  console.log(`Building ${remote} …`);
  await build(filter);
  const dist = join(root, 'apps', remote, 'dist');
  const server = await serveAgainst({ remote, dist, upstream, port });
  console.log(
    `\n  ${server.url} is ${upstream} with ${remote} from this checkout.\n  What you do there happens there. Reload after “is up to date”; Ctrl-C stops it.\n`,
  );
  let work: Promise<void> = Promise.resolve();
  onChange((files) => {
    console.log(`Changed: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`);
    work = work
      .then(() => build(filter))
      .then(() => console.log(`${remote} is up to date.`))
      .catch((error) => console.error(error instanceof Error ? error.message : error));
  });
  await stopRequest.first;
  await work;
  await server.close();
}
