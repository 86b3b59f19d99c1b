import { readFile } from 'node:fs/promises';

export const releasedFile = new URL('./released.json', import.meta.url);

/** What the image before has, whose processes run on while the next one migrates. */
export interface Released {
  /** Checksum by name. */
  migrations: Record<string, string>;
  /** What a later migration takes from that image all the same, and why it does no harm. */
  accepted: Record<string, string>;
}

export async function readReleased(): Promise<Released> {
  return JSON.parse(await readFile(releasedFile, 'utf8'));
}
