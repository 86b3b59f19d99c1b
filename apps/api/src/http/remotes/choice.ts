import { createHash } from 'node:crypto';
import type { RegistryDocument, RegistryEntry, RegistryFile } from '@tolk/contract/remotes';
import type { Visit } from './visit.ts';

/** The entries of one browser: those in use, a trial where its slot takes part, and its preview before both. */
export function choose(
  { platform, remotes }: RegistryFile,
  { preview, slot }: Visit,
): RegistryDocument {
  const chosen: Record<string, RegistryEntry> = {};
  for (const [remote, { trial, ...inUse }] of Object.entries(remotes)) {
    chosen[remote] = inUse;
    if (trial === undefined || slot === undefined || !takesPart(slot, remote, trial)) continue;
    const { share: _, ...entry } = trial;
    chosen[remote] = entry;
  }
  if (preview !== undefined) chosen[preview.remote] = preview.entry;
  return { platform, remotes: chosen };
}

/**
 * Whether a browser's slot is in a share: who is in at 10 percent is in at 50 too, and each release is tried by
 * others.
 */
export function takesPart(
  slot: number,
  remote: string,
  { version, share }: { version: string; share: number },
): boolean {
  const digest = createHash('sha256').update(`${slot}/${remote}/${version}`).digest();
  return digest.readUInt32BE(0) % 100 < share;
}
