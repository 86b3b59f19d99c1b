import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePo } from '@tolk/i18n/po';

const checkout = new URL('../../../../', import.meta.url);

/** English source text → the Chinese that the catalogs of all apps and packages give it. */
export type Catalogs = ReadonlyMap<string, readonly string[]>;

let known: Catalogs | undefined;

/** Throws when there is no catalog: a check against nothing would always pass. */
export function readCatalogs(): Catalogs {
  known ??= collect();
  return known;
}

function collect(): Catalogs {
  const found = new Map<string, string[]>();
  for (const file of ['apps/', 'packages/'].flatMap(filesBelow)) {
    for (const { id, text } of parsePo(readFileSync(file, 'utf8'))) {
      const texts = found.get(id) ?? [];
      if (!texts.includes(text)) found.set(id, [...texts, text]);
    }
  }
  if (found.size === 0) throw new Error('No catalog was found.');
  return found;
}

function filesBelow(folder: string): string[] {
  return readdirSync(new URL(folder, checkout))
    .map((name) => fileURLToPath(new URL(`${folder}${name}/src/locales/zh-CN.po`, checkout)))
    .filter((file) => existsSync(file));
}
