/** The registry of remotes, for the shell alone: reads `/remotes.json` and loads what it lists. */
export { RemoteRegistry, type LoadContainer } from './remote-registry.ts';
export { fetchRegistry, type RegistryDocument, type RegistryEntry } from './registry-document.ts';
export { PlatformMismatchError, RemoteUnavailableError } from './errors.ts';
