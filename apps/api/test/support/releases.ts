import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../src/config.ts';

/** Lays a build of a remote into a folder of releases, as `layRelease` does; answers its version. */
export function layBuild(releases: string, remote: string, hash: string): string {
  const version = `0.1.0-${hash}`;
  const folder = join(releases, remote, version);
  mkdirSync(folder, { recursive: true });
  const manifest = {
    hash,
    entry: 'entry.js',
    global: `tolk_${hash}`,
    integrity: `sha384-${hash}`,
    platform: '^1.0',
  };
  writeFileSync(join(folder, 'entry.js'), `// ${hash}`);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
  return version;
}

/** A shell of one asset. */
export function buildShell(folder: string, hash: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<html><head></head><body>${hash}</body></html>`);
  writeFileSync(join(folder, 'page-assets.json'), JSON.stringify({ hash, platform: '1.3' }));
  writeFileSync(join(folder, 'assets', `main.${hash}.js`), `// main of ${hash}`);
}

/** What a command of `tooling/release` has around it on another machine: the database and the bucket. */
export function commandEnvironment({ databaseUrl, s3 }: Config): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl ?? '',
    S3_BUCKET: s3?.bucket,
    S3_ENDPOINT: s3?.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3?.keys?.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3?.keys?.secretAccessKey,
    S3_PATH_STYLE: 'on',
  };
}
