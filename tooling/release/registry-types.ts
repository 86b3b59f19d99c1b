/** What a remote's build says about itself (dist/release.json, written by the webpack preset). */
export interface BuildManifest {
  hash: string;
  entry: string;
  global: string;
  integrity: string;
  platform: string;
}

/** `remotes.json`; the shell's reader of it is `@tolk/platform/registry`. */
export interface Registry {
  platform: string;
  remotes: Record<string, RegistryEntry>;
}

export interface RegistryEntry extends Omit<BuildManifest, 'hash'> {
  version: string;
}

/** One change of what is in use; `at` in ms since epoch. */
export interface Activation {
  version: string;
  reason: 'release' | 'rollback';
  at: number;
}

/** Folders to work on; the product's own when absent. */
export interface Places {
  releases?: string;
  apps?: string;
}
