import type { SiteInfo } from '@tolk/contract/site';
import type { ThirdPartyConfig } from './adapters/config.ts';

/** Calls per minute; 0 switches the limit off. */
export interface RateLimits {
  perAddress: number;
  perPerson: number;
  /** Whether the tighter limits that single calls declare (`CallDefinition.limit`) apply. */
  perCall: boolean;
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
  /** An outside PostgreSQL; null starts the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** Connections per process. */
  poolSize: number;
  /** Stands in for every third party; never together with `production`. */
  sandbox: { url: string; secret: string } | null;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** 32 bytes: session successors and sealed answers are derived from it. */
  serverKey: Buffer;
  rateLimits: RateLimits;
  /** Who reads `/metrics` shows it; null: only from this machine. */
  metricsToken: string | null;
  /** Folders with the built front ends. */
  web: { shell: string; releases: string };
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  thirdParties: ThirdPartyConfig;
}
