/** One remote in `/remotes.json`. */
export interface RegistryEntry {
  /** `<package version>-<hash of the build>`; also the name of its folder. */
  version: string;
  /** Address of the container's script. */
  entry: string;
  /** Global variable that the script sets. */
  global: string;
  /** `sha384-…` of the script; the browser refuses another one. */
  integrity: string;
  /** Platform the remote needs, e.g. `^1.2`. */
  platform: string;
}

export interface RegistryDocument {
  /** Platform version of the shell that stood here when the file was written. */
  platform: string;
  remotes: Readonly<Record<string, RegistryEntry>>;
}

/** Reads the registry past every cache. Rejects when it can't be fetched or isn't a registry. */
export async function fetchRegistry(url = '/remotes.json'): Promise<RegistryDocument> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
  const document: unknown = await response.json();
  if (!isRegistry(document)) throw new Error(`${url} is not a registry of remotes.`);
  return document;
}

function isRegistry(value: unknown): value is RegistryDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remotes' in value &&
    typeof value.remotes === 'object'
  );
}
