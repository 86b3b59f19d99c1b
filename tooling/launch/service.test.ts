import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseReady, startService } from './service.ts';

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);

describe('startService', () => {
  let logs = '';
  beforeEach(() => {
    logs = mkdtempSync(join(tmpdir(), 'launch-'));
  });
  afterEach(() => rmSync(logs, { recursive: true }));

  const start = (script: string) =>
    startService({ name: 'api', script: fixture(script), env: { PORT: '0' }, logs });

  it('returns the ready line and keeps the rest of the output in a log', async () => {
    const service = await start('honest-service.mjs');
    expect(service.ready).toEqual({ ready: true, url: 'http://127.0.0.1:4321', port: '0' });
    await service.stop();
    expect(readFileSync(join(logs, 'api.log'), 'utf8')).toBe('listening soon\n');
  });

  it('stops a service by closing its stdin', async () => {
    const service = await start('honest-service.mjs');
    await service.stop();
    expect(await service.ended).toBe('api ended (exit code 0)');
  });

  it('reports a service that is killed from outside', async () => {
    const service = await start('honest-service.mjs');
    service.kill();
    expect(await service.ended).toBe('api ended (SIGKILL)');
  });

  it('refuses with the output of a service that ends before it is ready', async () => {
    await expect(start('failing-service.mjs')).rejects.toThrow(
      /belongs to somebody else\n\napi ended \(exit code 3\)/,
    );
  });
});

describe('parseReady', () => {
  it.each(['listening', '{"level":30}', '{"ready":false,"url":"x"}', '{broken'])(
    'takes %s for something else than a ready line',
    (line) => expect(parseReady(line)).toBeUndefined(),
  );
});
