/** The registry of remotes, for the shell alone: reads `/remotes.json` and loads what it lists. */
export { RemoteRegistry, type LoadContainer } from './remote-registry.ts';
export { fetchRegistry } from './registry-document.ts';
export type { RegistryDocument, RegistryEntry } from '@tolk/contract/remotes';
export { PlatformMismatchError, RemoteUnavailableError } from './errors.ts';
