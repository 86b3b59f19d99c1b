import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The checkout. */
export const root = dirname(dirname(import.meta.dirname));

export type Manifest = {
  name: string;
  version?: string;
  private?: boolean;
  license?: unknown;
  licenses?: unknown;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
};

export function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return manifest;
}

/** Folders of all packages of ours, relative to the checkout. */
export function packageFolders(): string[] {
  const grouped = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return [...grouped, 'e2e', 'bench'].filter(
    (folder) => folder !== 'tooling/toolchain' && existsSync(join(root, folder, 'package.json')),
  );
}
