import { limits, MINUTE, type FrontEnd } from '@tolk/domain';
import { readHistory } from '@tolk/release';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { crashedSessions } from './crashed-sessions.ts';

interface Release {
  remote: FrontEnd;
  version: string;
}

const bound = limits.frontEnds.takeBack;

/**
 * Takes a young release back that crashes the screens of many: pages loaded from then on get what stood before it.
 * One that was good for days is left alone, since something else has changed then.
 */
export const judgeRelease = defineJob<Release>(
  'frontEnd.judgeRelease',
  'errorTracker',
  async (release, deps) => {
    const { remote, version } = release;
    if (!isYoung(release, deps)) return;
    const minutes = bound.withinMs / MINUTE;
    const { sessions, networks } = await crashedSessions(deps, { ...release, minutes });
    if (sessions < bound.sessions || networks < bound.networks) return;
    const why = `screens crashed in ${sessions} sessions of ${networks} networks within ${minutes} minutes`;
    const inUse = await deps.releases.takeBack(remote, version, why);
    if (inUse === '') return;
    deps.metrics.releaseTakenBack(remote);
    deps.log.error({ remote, version, inUse, why }, 'a release was taken back');
  },
  { maxAttempts: 3 },
);

function isYoung(
  { remote, version }: Release,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
): boolean {
  const released = readHistory(config.web.releases, remote).find((one) => one.version === version);
  return released !== undefined && clock.now().getTime() - released.at < bound.releasedWithinMs;
}
