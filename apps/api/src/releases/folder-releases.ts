import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { takeBackProgram } from '@tolk/release';
import type { Releases } from './releases.ts';

/** A folder that all instances share, or that of the only one. */
export function folderReleases(folder: string): Releases {
  return {
    ready: () => true,
    bring: async () => undefined,
    /** In a process of its own: whoever writes the registry waits for its lock. */
    async takeBack(remote, version, why) {
      const argv = [takeBackProgram, folder, remote, version, why];
      const { stdout } = await promisify(execFile)(process.execPath, argv);
      return stdout.trim();
    },
    // A build of the shell is noted in the folder itself, which `http/shell-builds.ts` keeps.
    noteShell: async () => undefined,
    leaveShell: async () => undefined,
    sweep: async () => undefined,
    close: async () => undefined,
  };
}
