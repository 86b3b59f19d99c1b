import { addMs, MINUTE, type FrontEnd } from '@tolk/domain';
import type { Dependencies } from '../../dependencies.ts';
import { countCrashedSessions, type CrashedSessions } from './fault-repository.ts';

/**
 * In how many sessions a screen of a remote's version fell within the last minutes. Anybody may report
 * a crash, so that who acts on it looks at the networks too: one network is one person or one office.
 */
export function crashedSessions(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { remote, version, minutes }: { remote: FrontEnd; version: string; minutes: number },
): Promise<CrashedSessions> {
  return countCrashedSessions(db, {
    remote,
    version,
    since: addMs(clock.now(), -minutes * MINUTE),
  });
}
