import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Holder {
  pid: number;
  adopted: boolean;
  url: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A second process that owns a cluster. Throws the sentence with which it was refused. */
export async function hold(
  dataDir: string,
  account: { uid?: number; gid?: number } = {},
): Promise<Holder> {
  const script = fileURLToPath(new URL('./hold-cluster.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    ...account,
  });
  const end = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  const said: { adopted: boolean; url: string; error?: string } = JSON.parse(String(line));
  if (said.error !== undefined) throw new Error(said.error);
  return {
    ...said,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await end;
    },
    async stop() {
      child.stdin.end();
      await end;
    },
  };
}
