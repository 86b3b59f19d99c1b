import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Bare {
  url: string;
  pid: number;
  stop: () => void;
}

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Starts Fastify with nothing of ours around these statements; they run at `POST /bare`. */
export async function startBare(databaseUrl: string, statements: readonly Statement[]) {
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify(statements) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { url }: { url: string } = JSON.parse(line);
    const bare: Bare = { url, pid: child.pid ?? 0, stop: () => child.stdin.end() };
    return bare;
  }
  throw new Error('The bare server ended before it served.');
}

export const bareShot = (request: unknown) => () => ({
  path: '/bare',
  headers: {},
  body: JSON.stringify(request),
});
