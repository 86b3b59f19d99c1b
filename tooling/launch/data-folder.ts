import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal, explain } from './failure.mjs';
import { root } from './paths.mjs';

export type DataFolder = { path: string; logs: string; sandboxSecret: string };

/** The secret that api and sandbox share, made once; nobody else may read it. */
function keepSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

/**
 * The folder with database, files, logs and the sandbox's secret: TOLK_DATA, else .data in the checkout.
 * Throws a Refusal when it can't be written.
 */
export function openDataFolder(chosen: string | undefined): DataFolder {
  const path = resolve(root, chosen || '.data');
  const logs = join(path, 'logs');
  try {
    mkdirSync(logs, { recursive: true });
    return { path, logs, sandboxSecret: keepSecret(join(path, 'sandbox-secret')) };
  } catch (error) {
    throw new Refusal(explain(String(error), path));
  }
}
