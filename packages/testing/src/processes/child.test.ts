import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-child-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeProgram(name: string, source: string): Promise<string> {
  const script = join(folder, name);
  await writeFile(script, source);
  return script;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('startChild', () => {
  it('waits for the ready line and ends the program', async () => {
    const script = await writeProgram(
      'good.mjs',
      `console.log('warming up');
       console.log(JSON.stringify({ ready: true, url: process.env.WHERE }));
       process.stdin.resume();`,
    );
    const child = await startChild({ script, env: { WHERE: 'http://127.0.0.1:1' } });
    expect(child.ready.url).toBe('http://127.0.0.1:1');
    expect(isAlive(child.pid)).toBe(true);
    await child.stop();
    await child.stop();
    expect(isAlive(child.pid)).toBe(false);
  });

  it('kills a program at once', async () => {
    const script = await writeProgram(
      'stubborn.mjs',
      `process.on('SIGTERM', () => undefined);
       console.log('{"ready":true,"url":"http://127.0.0.1:1"}');
       setInterval(() => undefined, 1000);`,
    );
    const child = await startChild({ script, env: {} });
    await child.kill();
    expect(isAlive(child.pid)).toBe(false);
  });

  it('tells what a program waits for that is not ready in time', async () => {
    const script = await writeProgram(
      'waiting.mjs',
      `import { createServer } from 'node:net';
       createServer().listen(0, '127.0.0.1', () => console.log('it listens'));`,
    );
    const late = startChild({ script, env: {}, readyWithin: 1_000 });
    await expect(late).rejects.toThrow(
      /not ready after 1000 ms:\nit listens\n[^]*"localEndpoint":/,
    );
  });

  it('tells what a program said that ended instead', async () => {
    const script = await writeProgram(
      'bad.mjs',
      `process.stderr.write('no such folder', () => process.exit(3));`,
    );
    await expect(startChild({ script, env: {} })).rejects.toThrow(
      `${script} ended with 3:\nno such folder`,
    );
  });
});
