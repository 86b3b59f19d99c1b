import { remote as marketing } from '@tolk/marketing/src/remote.tsx';
import type { RemoteDefinition, RemoteName } from '@tolk/platform';

/** Stands in for the shell's registry while pages are rendered: marketing is part of the same module. */
export const registry = {
  load(name: RemoteName): Promise<RemoteDefinition> {
    if (name === marketing.name) return Promise.resolve(marketing);
    throw new Error(`Pages of ${name} are not made at build time.`);
  },
};
