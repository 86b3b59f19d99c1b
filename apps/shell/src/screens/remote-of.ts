import { loadCatalogs } from '@tolk/i18n';
import type { RemoteDefinition, RemoteName } from '@tolk/platform';
import { useSyncExternalStore } from 'react';
import { registry } from '../federation/registry.ts';

const ready = new Map<RemoteName, RemoteDefinition>();
const listeners = new Set<() => void>();

/** A remote with its words. Rejects when it can't be reached; the next call tries again. */
export async function remoteOf(name: RemoteName): Promise<RemoteDefinition> {
  const definition = await registry.load(name);
  await loadCatalogs(definition.catalogs);
  if (!ready.has(name)) {
    ready.set(name, definition);
    for (const listener of listeners) listener();
  }
  return definition;
}

/** The remote once some screen of it has loaded it; loads nothing by itself. */
export function useReadyRemote(name: RemoteName): RemoteDefinition | undefined {
  const remote = () => ready.get(name);
  return useSyncExternalStore(subscribe, remote, remote);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
