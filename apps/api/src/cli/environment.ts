import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, type Environment } from '../adapters/environment.ts';
import { sentryProject, type SentryProject } from '../adapters/sentry/sentry.ts';
import { loadThirdPartyConfig } from '../adapters/third-party-config.ts';
import type { Config, S3Config } from '../config.ts';
import type { ServerKeys } from '../database/server-key.ts';
import { siteOf } from './site.ts';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
const environments = ['production', 'development', 'test'] as const;
const serverKeyFile = 'server.key';
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The server's configuration from environment variables. Throws ConfigurationError in a sentence. */
export async function readConfig(env: Environment): Promise<Config> {
  const environment = oneOf(env, 'TOLK_ENV', environments, 'development');
  const dataDir = dataDirOf(env);
  const port = whole(env, 'PORT', 3_000) || (await freePort());
  const publicUrl = publicUrlOf(env, environment, port);
  const thirdParties = await loadThirdPartyConfig(env);
  return {
    environment,
    host: env.TOLK_HOST ?? (environment === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl,
    otherHosts: listOf(env, 'TOLK_OTHER_HOSTS') ?? loopbackNames(publicUrl),
    site: siteOf(env, environment, thirdParties),
    dataDir,
    databaseUrl: env.DATABASE_URL || null,
    s3: s3Of(env),
    redisUrl: urlOf(env, 'REDIS_URL') ?? null,
    directUrl: env.DATABASE_DIRECT_URL || null,
    replica: replicaOf(env),
    poolSize: whole(env, 'TOLK_POOL_SIZE', 20),
    sandbox: sandboxOf(env),
    trustedProxies: listOf(env, 'TRUST_PROXY') ?? [],
    serverKeys: await serverKeysOf(env, dataDir),
    rateLimits: {
      perAddress: whole(env, 'TOLK_CALLS_PER_ADDRESS', 6_000),
      perPerson: whole(env, 'TOLK_CALLS_PER_PERSON', 1_200),
      perCall: env.TOLK_CALL_LIMITS !== 'off',
    },
    metricsToken: env.TOLK_METRICS_TOKEN || null,
    web: {
      shell: resolve(env.TOLK_SHELL ?? join(checkout, 'apps/shell/dist')),
      releases: resolve(env.TOLK_RELEASES ?? join(dataDir, 'releases')),
    },
    sentry: sentryOf(env),
    logLevel: oneOf(env, 'TOLK_LOG', logLevels, 'info'),
    thirdParties,
  };
}

/** The data folder; every command needs it. */
export function dataDirOf(env: Environment): string {
  if (!env.TOLK_DATA)
    throw new ConfigurationError('Set TOLK_DATA to the folder that keeps the data.');
  return resolve(env.TOLK_DATA);
}

/** In production it has to be given, for providers report to it, and codes and tokens go through it. */
function publicUrlOf(env: Environment, environment: Config['environment'], port: number): string {
  const url = urlOf(env, 'TOLK_PUBLIC_URL');
  if (environment === 'production' && !url?.startsWith('https://')) {
    throw new ConfigurationError(
      'TOLK_ENV=production needs TOLK_PUBLIC_URL, the https address where people open the product.',
    );
  }
  return url ?? `http://127.0.0.1:${port}`;
}

/** Where people open the product, for a command beside it. */
export function readAddress(env: Environment): string {
  return urlOf(env, 'TOLK_PUBLIC_URL') ?? `http://127.0.0.1:${whole(env, 'PORT', 3_000)}`;
}

/** What stands between commas; undefined where nothing is set. */
function listOf(env: Environment, name: string): string[] | undefined {
  return env[name]
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The other names of this machine, for somebody who types one; none where the product is elsewhere. */
function loopbackNames(publicUrl: string): string[] {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  const { hostname, host, port } = new URL(publicUrl);
  if (!names.includes(hostname)) return [];
  return names.map((name) => (port ? `${name}:${port}` : name)).filter((name) => name !== host);
}

function sandboxOf(env: Environment): Config['sandbox'] {
  const url = urlOf(env, 'TOLK_SANDBOX_URL');
  if (url === undefined) return null;
  if (!env.TOLK_SANDBOX_SECRET) {
    throw new ConfigurationError('Set TOLK_SANDBOX_SECRET to the secret that the sandbox has too.');
  }
  return { url, secret: env.TOLK_SANDBOX_SECRET };
}

/** A bucket is enough where the machine itself may use it; a pair of keys is given whole. */
export function s3Of(env: Environment): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  if (!bucket) {
    const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    if (others.some((name) => env[name])) throw new ConfigurationError('Set S3_BUCKET as well');
    return null;
  }
  if (!id !== !secret)
    throw new ConfigurationError('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither');
  return {
    bucket,
    region: env.S3_REGION || 'us-east-1',
    endpoint: urlOf(env, 'S3_ENDPOINT') ?? null,
    keys: id && secret ? { accessKeyId: id, secretAccessKey: secret } : null,
    pathStyle: oneOf(env, 'S3_PATH_STYLE', ['on', 'off'], 'off') === 'on',
    throughProxy: oneOf(env, 'S3_THROUGH_PROXY', ['on', 'off'], 'off') === 'on',
  };
}

function sentryOf({ SENTRY_DSN: dsn }: Environment): SentryProject | null {
  if (!dsn) return null;
  const project = sentryProject(dsn);
  if (project === undefined)
    throw new ConfigurationError(
      'SENTRY_DSN is https://<key>@<host>/<project>, as Sentry shows it.',
    );
  return project;
}

function replicaOf(env: Environment): Config['replica'] {
  const url = urlOf(env, 'DATABASE_REPLICA_URL');
  if (url === undefined) return null;
  if (!env.DATABASE_URL)
    throw new ConfigurationError('DATABASE_REPLICA_URL names a replica of DATABASE_URL: set both');
  return { url, maxLagMs: whole(env, 'TOLK_REPLICA_LAG', 5) * 1_000 };
}

function urlOf(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text)) throw new ConfigurationError(`${name} is not a URL: ${text}`);
  return text.replace(/\/+$/, '');
}

function whole(env: Environment, name: string, standard: number): number {
  const text = env[name];
  if (!text) return standard;
  if (!/^\d{1,9}$/.test(text))
    throw new ConfigurationError(`${name} is a whole number, not ${text}`);
  return Number(text);
}

function oneOf<const Values extends readonly string[]>(
  env: Environment,
  name: string,
  values: Values,
  standard: Values[number],
): Values[number] {
  const text = env[name] || standard;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined)
    throw new ConfigurationError(`${name} is one of ${values.join(', ')}, not ${text}`);
  return value;
}

/**
 * `TOLK_SERVER_KEY`, the same on every instance; else made once in the data folder. While it changes
 * there are several, between commas or on lines of their own, of which the first seals.
 */
export async function serverKeysOf(env: Environment, dataDir: string): Promise<ServerKeys> {
  if (env.TOLK_SERVER_KEY) return keysIn(env.TOLK_SERVER_KEY, 'TOLK_SERVER_KEY');
  const path = join(dataDir, serverKeyFile);
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('hex');
  await writeFile(path, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return keysIn(await readFile(path, 'utf8'), path);
}

function keysIn(text: string, place: string): ServerKeys {
  const keys = text.split(/[\s,]+/).filter(Boolean);
  if (!keys.every((key) => /^[0-9a-f]{64}$/i.test(key)))
    throw new ConfigurationError(
      `A key in ${place} has 64 hexadecimal digits; several stand between commas.`,
    );
  const [first, ...others] = keys.map((key) => Buffer.from(key, 'hex'));
  if (first === undefined) throw new ConfigurationError(`${place} has no key.`);
  return [first, ...others];
}

/** The keys that the product on this data folder has, of which the first seals; a command beside it makes none. */
export async function readServerKeys(env: Environment): Promise<ServerKeys> {
  if (env.TOLK_SERVER_KEY) return keysIn(env.TOLK_SERVER_KEY, 'TOLK_SERVER_KEY');
  const path = join(dataDirOf(env), serverKeyFile);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) return keysIn(text, path);
  throw new ConfigurationError(
    `There is no ${path}: set TOLK_DATA to the product's data folder, or TOLK_SERVER_KEY to its key.`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
