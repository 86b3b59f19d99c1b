import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The file's content, or nothing when there is no such file. */
export function readJson<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

/**
 * Replaces files, each in one step: a reader sees the old content or the new, never a part. All are written before
 * the first is replaced, so that a full disk leaves everything as it was.
 */
export function writeJson(contents: readonly (readonly [file: string, value: unknown])[]): void {
  const drafts = contents.map(([file, value]) => ({
    file,
    value,
    draft: `${file}.${process.pid}`,
  }));
  try {
    for (const { draft, value } of drafts)
      writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`);
    for (const { draft, file } of drafts) renameSync(draft, file);
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
}
