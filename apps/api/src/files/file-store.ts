import type { Readable } from 'node:stream';

/** Where the bytes of files lie: a folder, or a store that speaks S3. */
export interface FileStore {
  /**
   * Takes the stream over under `id`, whole or not at all, and answers its size in bytes.
   * `inspect` is called with the path of the complete temporary file before it becomes
   * visible, and may rewrite it.
   * Throws `FileTooLarge` as soon as more than `maxBytes` came.
   */
  put(
    id: string,
    source: Readable,
    maxBytes: number,
    inspect: (path: string) => Promise<void>,
  ): Promise<number>;
  /** The bytes; one that turns out not to be what was stored ends with an error. */
  open(id: string): Promise<Readable>;
  remove(id: string): Promise<void>;
  /** Path and query at which the proxy in front of us fetches the file itself; null where it can't. */
  handOver(id: string): Promise<string | null>;
}
