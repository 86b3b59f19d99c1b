import type { RegistryDocument, RegistryEntry } from '@tolk/contract/remotes';
import type { RemoteDefinition } from '../define-remote.ts';
import type { RemoteName } from '../route-table.ts';
import { platformVersion, satisfiesPlatform } from '../version.ts';
import { PlatformMismatchError, RemoteUnavailableError } from './errors.ts';
import { fetchRegistry } from './registry-document.ts';

/** Fetches a container's script, checks its integrity and returns its `./remote` module. */
export type LoadContainer = (
  name: RemoteName,
  entry: RegistryEntry,
) => Promise<{ remote: RemoteDefinition }>;

interface Options {
  loadContainer: LoadContainer;
  readDocument?: () => Promise<RegistryDocument>;
  offered?: string;
}

/**
 * The remotes of this tab. A remote is loaded once and keeps its version until the next document
 * load, whatever is released meanwhile; one that failed is looked up in the registry again.
 */
export class RemoteRegistry {
  readonly #loaded = new Map<RemoteName, Promise<RemoteDefinition>>();
  readonly #failed = new Set<RemoteName>();
  readonly #versions = new Map<RemoteName, string>();
  readonly #loadContainer: LoadContainer;
  readonly #readDocument: () => Promise<RegistryDocument>;
  readonly #offered: string;
  #document: Promise<RegistryDocument> | undefined;

  constructor({ loadContainer, readDocument = fetchRegistry, offered = platformVersion }: Options) {
    this.#loadContainer = loadContainer;
    this.#readDocument = readDocument;
    this.#offered = offered;
  }

  /**
   * The remote's definition.
   * @throws RemoteUnavailableError, PlatformMismatchError (as rejections); the next call tries again.
   */
  load(name: RemoteName): Promise<RemoteDefinition> {
    const known = this.#loaded.get(name);
    if (known) return known;
    const loading = this.#start(name);
    this.#loaded.set(name, loading);
    loading.catch(() => {
      this.#loaded.delete(name);
      this.#failed.add(name);
    });
    return loading;
  }

  /** The version that was asked for last; undefined for one that nobody wanted yet. */
  versionOf(name: RemoteName): string | undefined {
    return this.#versions.get(name);
  }

  async #start(name: RemoteName): Promise<RemoteDefinition> {
    try {
      const entry = (await this.#read(name)).remotes[name];
      if (!entry) throw new Error('The registry does not list it.');
      this.#versions.set(name, entry.version);
      if (!satisfiesPlatform(entry.platform, this.#offered)) {
        throw new PlatformMismatchError(name, entry.platform, this.#offered);
      }
      return (await this.#loadContainer(name, entry)).remote;
    } catch (error) {
      if (error instanceof PlatformMismatchError) throw error;
      throw new RemoteUnavailableError(name, error);
    }
  }

  /** The document of this tab; read again for a remote that failed, which may have been mended since. */
  #read(name: RemoteName): Promise<RegistryDocument> {
    if (this.#failed.delete(name)) this.#document = undefined;
    if (this.#document) return this.#document;
    const reading = this.#readDocument();
    this.#document = reading;
    reading.catch(() => {
      if (this.#document === reading) this.#document = undefined;
    });
    return reading;
  }
}
