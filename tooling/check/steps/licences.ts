import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { judge, type Step } from '../step.ts';
import { packageFolders, readManifest, root, type Manifest } from '../workspace.ts';

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages with another licence, and why they may be used nevertheless. */
const exceptions: { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^@img\/sharp-(libvips-|win32-)/,
    reason:
      'LGPL-3.0-or-later: libvips is a shared library of its own, linked dynamically and replaceable',
  },
];

/**
 * Whether an SPDX expression gives a choice (`OR`) or a sum (`AND`) of allowed licences.
 * Nested brackets don't occur in what we use and count as not allowed.
 */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part.trim()));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((part) => isAllowed(part.trim()));
  return allowed.has(bare);
}

type OldLicence = string | { type?: string };

/** The SPDX expression of a manifest, in today's field or in one of the older shapes. */
export function licenceOf({ license, licenses }: Pick<Manifest, 'license' | 'licenses'>): string {
  if (typeof license === 'string') return license;
  const old: unknown = license ?? licenses;
  const list: OldLicence[] = Array.isArray(old) ? old : [old ?? {}];
  return list
    .map((entry) => (typeof entry === 'string' ? entry : (entry.type ?? 'none')))
    .join(' OR ');
}

/** Where Node would find `name` from a package's real folder. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined;
}

/** Folders of all installed packages that production code can reach. */
function productionPackages(): Map<string, Manifest> {
  const found = new Map<string, Manifest>();
  const apps = packageFolders().filter((folder) => folder.startsWith('apps/'));
  const queue = apps.map((folder) => realpathSync(join(root, folder)));
  for (let folder = queue.pop(); folder; folder = queue.pop()) {
    if (found.has(folder)) continue;
    const manifest = readManifest(folder);
    found.set(folder, manifest);
    const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    for (const name of names) {
      const next = findPackage(name, folder);
      if (next) queue.push(next);
    }
  }
  return found;
}

/** Some packages state their licence only in a file. */
function readLicenceFile(folder: string): string {
  const file = ['LICENSE', 'LICENSE.md', 'LICENCE', 'license']
    .map((name) => join(folder, name))
    .find(existsSync);
  const text = file ? readFileSync(file, 'utf8') : '';
  if (/MIT License|Permission is hereby granted, free of charge/.test(text)) return 'MIT';
  return /Apache License\s+Version 2\.0/.test(text) ? 'Apache-2.0' : 'none';
}

export const licences: Step = {
  name: 'licences',
  title: 'Licences of production dependencies',
  run: async () => {
    const packages = [...productionPackages()].filter(([, { name }]) => !name.startsWith('@tolk/'));
    const notes = new Set<string>();
    const findings = packages.length === 0 ? ['No production dependency was found.'] : [];
    for (const [folder, manifest] of packages) {
      const stated = licenceOf(manifest);
      const licence = stated === 'none' ? readLicenceFile(folder) : stated;
      if (isAllowed(licence)) continue;
      const exception = exceptions.find(({ pattern }) => pattern.test(manifest.name));
      if (exception) notes.add(`${manifest.name}: ${exception.reason}`);
      else findings.push(`${manifest.name}@${manifest.version}: ${licence}`);
    }
    return judge(findings, `${packages.length} packages`, ...notes);
  },
};
