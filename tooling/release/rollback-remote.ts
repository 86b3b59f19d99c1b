import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { releasesFolder } from './folders.ts';
import { Refusal } from './refusal.ts';
import { changeRegistry, type Decision, type Known } from './registry-file.ts';
import type { Activation, Places } from './registry-types.ts';

/** What going back led to. */
export interface Back {
  /** In use now for everybody. */
  version: string;
  /** No longer in use for anybody who loads a page. */
  from: string;
}

/**
 * Takes back what came last: the release on trial, else the one in use, for which the one before it comes into use
 * again. Called once more, it goes back one more.
 * @throws Refusal when there is nothing to go back to
 */
export function rollbackRemote(
  remote: string,
  { releases = releasesFolder(), offered }: Places = {},
): Back {
  let back: Back | undefined;
  changeRegistry({ releases, offered }, remote, (known) => {
    const { version, trial } = known.inUse;
    const from = trial?.version ?? version;
    const decision = from && withdraw({ releases, remote }, known, from);
    if (!decision) throw new Refusal(`${remote} has no earlier release to go back to.`);
    back = { version: decision.inUse.version ?? '', from };
    return decision;
  });
  if (!back) throw new Refusal(`${remote} has no earlier release to go back to.`);
  return back;
}

/**
 * Takes one version of a remote back, whether it is on trial or in use for everybody: for what finds by itself that
 * it does harm. Nothing happens where it is neither any more, or where nothing was in use before it.
 * @param why noted in the remote's history
 */
export function takeBack(
  remote: string,
  version: string,
  why: string,
  { releases = releasesFolder(), offered }: Places = {},
): Back | undefined {
  let back: Back | undefined;
  changeRegistry({ releases, offered }, remote, (known) => {
    const decision = withdraw({ releases, remote }, known, version, why);
    if (decision?.inUse.version) back = { version: decision.inUse.version, from: version };
    return decision;
  });
  return back;
}

function withdraw(
  place: { releases: string; remote: string },
  { inUse, history }: Known,
  version: string,
  why?: string,
): Decision {
  const reason = why === undefined ? {} : { why };
  if (version === inUse.trial?.version)
    return {
      inUse: { version: inUse.version },
      note: { version, reason: 'taken back', ...reason },
    };
  if (version !== inUse.version) return undefined;
  const before = earlierReleases(history, version).findLast((name) =>
    existsSync(join(place.releases, place.remote, name, 'release.json')),
  );
  if (before === undefined) return undefined;
  return {
    inUse: { version: before, trial: inUse.trial },
    note: { version: before, reason: 'rollback', ...reason },
  };
}

/** Released before `current` was released; rollbacks and trials themselves are no releases. */
function earlierReleases(history: readonly Activation[], current: string): string[] {
  const released = history.filter(({ reason }) => reason === 'release').map((one) => one.version);
  const index = released.lastIndexOf(current);
  return released.slice(0, Math.max(index, 0)).filter((version) => version !== current);
}
