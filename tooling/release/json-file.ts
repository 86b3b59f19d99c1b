import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The file's content, or nothing when there is no such file. */
export function readJson<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

/** Replaces the file in one step: a reader sees the old content or the new, never a part. */
export function writeJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(draft, file);
}
