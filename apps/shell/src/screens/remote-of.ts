import { loadCatalogs } from '@tolk/i18n';
import { trackResource, type RemoteDefinition, type RemoteName, type Resource } from '@tolk/platform';
import { registry } from '../federation/registry.ts';

const remotes = new Map<RemoteName, Resource<RemoteDefinition>>();

/** A remote with its words, loaded once; after a failure the next call loads anew. */
export function remoteOf(name: RemoteName): Resource<RemoteDefinition> {
  const known = remotes.get(name);
  if (known) return known;
  const resource = trackResource(load(name));
  remotes.set(name, resource);
  resource.catch(() => remotes.delete(name));
  return resource;
}

async function load(name: RemoteName): Promise<RemoteDefinition> {
  const definition = await registry.load(name);
  await loadCatalogs(definition.catalogs);
  return definition;
}
