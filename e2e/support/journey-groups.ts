import type { Owner } from '@tolk/contract/routes';

const portals = ['client-portal', 'supplier-portal'] as const;

/**
 * Front ends whose screens the journeys of a folder open, besides the shell's. A change in another one
 * does not run them again (`turbo.json` here), so that they may open nothing else.
 */
const opened: Readonly<Record<string, readonly Owner[]>> = {
  site: ['marketing', ...portals],
  work: portals,
  desk: ['operations', ...portals],
  everywhere: ['marketing', 'operations', ...portals],
};

/** By the folder that a journey stands in. */
export function opens(group: string, owner: Owner): boolean {
  return owner === 'shell' || (opened[group]?.includes(owner) ?? false);
}

/** The folder whose journeys this run is about; undefined: all of them. */
export function runningGroup(): string | undefined {
  // Each of them is a script of its own, so that turbo knows them apart.
  return process.env.npm_lifecycle_event?.match(/^e2e:(\w+)$/)?.[1];
}
