import type { SiteInfo } from '@tolk/contract/site';
import type { ThirdPartyConfig } from './adapters/config.ts';
import type { SentryProject } from './adapters/sentry/sentry.ts';
import type { ServerKeys } from './database/server-key.ts';

/** Calls per minute; 0 switches the limit off. */
export interface RateLimits {
  perAddress: number;
  perPerson: number;
  /** Whether the tighter limits that single calls declare (`CallDefinition.limit`) apply. */
  perCall: boolean;
}

/** A bucket of a store that speaks S3. */
export interface S3Config {
  bucket: string;
  region: string;
  /** null: Amazon's own of the region. */
  endpoint: string | null;
  /** null: what the machine has, such as the role of a pod. */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
  /** The bucket stands in the path of an address instead of its host. */
  pathStyle: boolean;
  /** Whether the proxy in front of us fetches downloads itself (`X-Accel-Redirect`). */
  throughProxy: boolean;
}

/** Everything that differs between two installations; read from the environment by `cli/environment.ts`. */
export interface Config {
  environment: 'production' | 'development' | 'test';
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** Where links in mails, notifications and providers' answers lead; without a trailing slash. */
  publicUrl: string;
  /** Other hosts (with a port where there is one) under which people reach it: they are led to `publicUrl`. */
  otherHosts: readonly string[];
  /** What the pages say about this installation. */
  site: SiteInfo;
  dataDir: string;
  /** Where uploads lie; null: in `dataDir`. */
  s3: S3Config | null;
  /** What counts for all instances together; null: each counts for itself. */
  redisUrl: string | null;
  /** An outside PostgreSQL; null starts the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** The same without a pooler in transaction mode before it; null where there is none. */
  directUrl: string | null;
  /** A replica of it for what may be a second old, and by how much it may be behind (ms). */
  replica: { url: string; maxLagMs: number } | null;
  /** Connections per process. */
  poolSize: number;
  /** Stands in for every third party; never together with `production`. */
  sandbox: { url: string; secret: string } | null;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Session successors, sealed numbers and answers are derived from them. */
  serverKeys: ServerKeys;
  rateLimits: RateLimits;
  /** Who reads `/metrics` shows it; null: only from this machine. */
  metricsToken: string | null;
  /** Folders with the built front ends. */
  web: { shell: string; releases: string };
  /** Where faults of the front ends are passed on to; null: nowhere. */
  sentry: SentryProject | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  thirdParties: ThirdPartyConfig;
}
