import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../../src/config.ts';

const bucket = 'tolk';

export interface S3Server {
  config: S3Config;
  /** Where it keeps the objects: `<bucket>/files/<id>…`. */
  folder: string;
}

/** A store with an empty bucket, from the file's first test to its last. */
export function s3Server(changes: Partial<S3Config> = {}): S3Server {
  const state: { server?: S3rver; folder?: string; config?: S3Config } = {};
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'api-s3-'));
    state.folder = folder;
    state.server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory: folder,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    const { port } = await state.server.run();
    state.config = {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      pathStyle: true,
      throughProxy: false,
      ...changes,
    };
  });
  afterAll(async () => {
    await state.server?.close();
    if (state.folder !== undefined) await rm(state.folder, { recursive: true, force: true });
  });
  const started = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The store runs from beforeAll on.');
    return value;
  };
  return {
    get config() {
      return started(state.config);
    },
    get folder() {
      return started(state.folder);
    },
  };
}
