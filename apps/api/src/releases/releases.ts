/**
 * What is released, for this instance: a folder that it serves from, and how what is released changes. Either all
 * instances share that folder, or each has its own, which follows what lies in a bucket.
 */
export interface Releases {
  /** Whether what is in use lies in the folder. */
  ready(): boolean;
  /**
   * Looks for what was released by now, where the folder doesn't follow by itself at once. What can't be had is not
   * there afterwards, and the log says why.
   * @param name a release that is wanted though it is in use for nobody, `marketing/0.1.0-0a1b2c3d4e`
   */
  bring(name?: string): Promise<void>;
  /** Takes a version back that does harm; answers the one in use then, '' where nothing was to be taken back. */
  takeBack(remote: string, version: string, why: string): Promise<string>;
  /** This instance serves that build, once its files lie where every instance finds them. */
  noteShell(build: ShellBuild): Promise<void>;
  leaveShell(id: string): Promise<void>;
  /** Removes what nobody needs; one instance does it for all. */
  sweep(now: Date): Promise<void>;
  close(): Promise<void>;
}

interface ShellBuild {
  /** Of the instance. */
  id: string;
  platform: string;
  hash: string;
  /** Of its assets. */
  folder: string;
}
