import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { SECOND } from '@tolk/domain';
import type { S3Config } from '../config.ts';
import { ProviderUnavailable } from '../ports/provider-errors.ts';
import { openArrivals } from './arrivals.ts';
import type { FileStore } from './file-store.ts';

const connectMs = 3 * SECOND;
/** Without a byte of an answer (ms). */
const silenceMs = 15 * SECOND;
/** Long enough for the proxy that fetches at once (s). */
const handedOverSeconds = 60;
const attempts = 3;
/** It would write to the console; what it throws says the same. */
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Files in a bucket, under `<prefix>/<id>`. A file comes to rest in `arrivingFolder` first, where it is
 * inspected; then it goes up in one request, which the store takes whole or not at all, so that no
 * parts can be left behind. The store compares what arrives with the hash that is signed.
 */
export async function openS3Store(
  config: S3Config,
  arrivingFolder: string,
  prefix = 'files',
): Promise<FileStore> {
  const arrivals = await openArrivals(arrivingFolder);
  const client = connect(config);
  const at = (id: string) => ({ Bucket: config.bucket, Key: `${prefix}/${id}` });
  return {
    put: (id, source, maxBytes, inspect) =>
      arrivals.take(source, maxBytes, inspect, async (path, size) => {
        const hash = await sha256Of(path);
        await repeatedly(() => send(client, { ...at(id), path, size, hash }));
      }),
    async open(id) {
      const { Body, Metadata } = await told(() => client.send(new GetObjectCommand(at(id))));
      if (!(Body instanceof Readable))
        throw new ProviderUnavailable('s3', 'an answer without a body');
      const stream = Readable.from(compared(Body, Metadata?.sha256), { objectMode: false });
      // Also where nobody read a byte of it.
      return stream.once('close', () => Body.destroy());
    },
    async remove(id) {
      await told(() => client.send(new DeleteObjectCommand(at(id))));
    },
    async handOver(id) {
      if (!config.throughProxy) return null;
      const command = new GetObjectCommand(at(id));
      const address = await getSignedUrl(client, command, { expiresIn: handedOverSeconds });
      const { pathname, search } = new URL(address);
      return pathname + search;
    },
  };
}

function connect({ endpoint, region, keys, pathStyle }: S3Config): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    logger: silent,
    // What only AWS understands is left out: other stores refuse such requests.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === null ? {} : { endpoint }),
    ...(keys === null ? {} : { credentials: keys }),
  });
}

interface Outgoing {
  Bucket: string;
  Key: string;
  path: string;
  size: number;
  /** SHA-256, hex */
  hash: string;
}

async function send(client: S3Client, { path, size, hash, ...at }: Outgoing): Promise<void> {
  const Body = createReadStream(path);
  const command = new PutObjectCommand({
    ...at,
    Body,
    ContentLength: size,
    Metadata: { sha256: hash },
  });
  command.middlewareStack.add(
    (next) => async (args) => {
      const { request } = args;
      if (typeof request === 'object' && request !== null && 'headers' in request)
        Object.assign(request.headers as object, { 'x-amz-content-sha256': hash });
      return next(args);
    },
    { step: 'build', name: 'signedHash' },
  );
  try {
    await client.send(command);
  } finally {
    Body.destroy();
  }
}

/** The client repeats what has no body; a file is read anew each time. */
async function repeatedly(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await told(work);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
  await told(work);
}

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NoSuchKey) throw error;
    throw new ProviderUnavailable('s3', error);
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Holds the last piece back until the whole is known to be what was stored. */
async function* compared(body: Readable, expected: string | undefined): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  for await (const chunk of body) {
    hash.update(chunk);
    if (held !== undefined) yield held;
    held = chunk;
  }
  if (expected !== undefined && hash.digest('hex') !== expected)
    throw new ProviderUnavailable('s3', 'a file is not what was stored');
  if (held !== undefined) yield held;
}
