import { startS3Store, type S3Store } from '@tolk/testing/s3-store';
import type { S3Config } from '../../src/config.ts';

export interface S3Server {
  config: S3Config;
  /** Where it keeps the objects: `<bucket>/files/<id>…`. */
  folder: string;
}

/** A store with an empty bucket, from the file's first test to its last. */
export function s3Server(changes: Partial<S3Config> = {}): S3Server {
  let store: S3Store | undefined;
  beforeAll(async () => {
    store = await startS3Store();
  });
  afterAll(() => store?.stop());
  const started = (): S3Store => {
    if (store === undefined) throw new Error('The store runs from beforeAll on.');
    return store;
  };
  return {
    get config() {
      const { bucket, port, keys } = started();
      const endpoint = `http://127.0.0.1:${port}`;
      const region = 'us-east-1';
      return { bucket, region, endpoint, keys, pathStyle: true, throughProxy: false, ...changes };
    },
    get folder() {
      return started().folder;
    },
  };
}
