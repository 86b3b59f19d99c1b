// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and who imports this file would miss ours
/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A store that speaks S3, with one empty bucket. */
export interface S3Store {
  port: number;
  bucket: string;
  keys: { accessKeyId: string; secretAccessKey: string };
  /** Where it keeps the objects: `<bucket>/files/<id>…`. */
  folder: string;
  stop: () => Promise<void>;
}

const bucket = 'tolk';

/** Runs the store in this process, on a free port of the loopback address. */
export async function startS3Store(): Promise<S3Store> {
  const folder = await mkdtemp(join(tmpdir(), 'test-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    port,
    bucket,
    keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    folder,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
